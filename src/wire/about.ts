/** Why a request is sent: to be acknowledged, to be refused (forged), or to see what happens (hostile, informational). */
export type Purpose = "acknowledge" | "refuse" | "observe";

/** On whose behalf a request is sent. */
export interface Origin {
  readonly check?: string;
  readonly case?: string;
  readonly scenario?: string;
  readonly step?: number;
  /** Entity of the world that the notification is about, as `ticket 4021`. */
  readonly entity?: string;
}

/** What a delivery is for: the label that observers and reports get with it. */
export interface About {
  readonly purpose: Purpose;
  readonly origin: Origin;
}

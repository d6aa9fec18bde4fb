import type { ComponentChildren } from "preact";

/** A line drawing in the colour of the text around it; what it stands for is said by that text. */
function Icon({ children, size = 18 }: { readonly children: ComponentChildren; readonly size?: number }) {
  return (
    <svg
      class="icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="1.8"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export interface IconProps {
  readonly size?: number;
}

export const HookIcon = ({ size = 26 }: IconProps) => (
  <svg class="icon" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
    <rect width="32" height="32" rx="8" fill="var(--accent)" />
    <path d="M11 6v13a5 5 0 0 0 10 0v-3" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" />
    <path
      d="m17 18 4-4 4 4"
      fill="none"
      stroke="#fff"
      stroke-width="3"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  </svg>
);
export const PersonIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="8" r="3.6" />
    <path d="M4.8 20c.8-3.9 3.7-6 7.2-6s6.4 2.1 7.2 6" />
  </Icon>
);
export const AgentIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 14v-2a7.5 7.5 0 0 1 15 0v2" />
    <rect x="3" y="13" width="4" height="6" rx="1.8" />
    <rect x="17" y="13" width="4" height="6" rx="1.8" />
    <path d="M19 19c0 1.8-2 2.5-4.5 2.5" />
  </Icon>
);
export const PlatformIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7 18a4.5 4.5 0 0 1-.4-9A6 6 0 0 1 18 8.5 4.8 4.8 0 0 1 17.5 18Z" />
    <path d="M12 13.5v-4m-2 1.8 2-2 2 2" />
  </Icon>
);
export const ReceiverIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="4" y="4" width="16" height="6.5" rx="1.6" />
    <rect x="4" y="13.5" width="16" height="6.5" rx="1.6" />
    <path d="M8 7.2h.01M8 16.8h.01" />
  </Icon>
);
export const EnvelopeIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3.5" y="5.5" width="17" height="13" rx="2" />
    <path d="m4 7 8 6 8-6" />
  </Icon>
);
export const PlayIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 5.5v13l10.5-6.5Z" fill="currentColor" />
  </Icon>
);
export const PauseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8.5 5.5v13m7-13v13" stroke-width="3" />
  </Icon>
);
export const StepIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 5.5v13l9-6.5Z" fill="currentColor" />
    <path d="M18 5.5v13" stroke-width="2.6" />
  </Icon>
);
export const StopIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="6.5" y="6.5" width="11" height="11" rx="1.5" fill="currentColor" />
  </Icon>
);
export const AgainIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 12a7 7 0 1 0 2.2-5.1M5 4.5v4h4" />
  </Icon>
);
export const DiceIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="4" y="4" width="16" height="16" rx="3.5" />
    <path d="M8.5 8.5h.01M15.5 15.5h.01M12 12h.01M15.5 8.5h.01M8.5 15.5h.01" stroke-width="2.4" />
  </Icon>
);
export const SunIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1 1M17.4 17.4l1 1M18.4 5.6l-1 1M6.6 17.4l-1 1" />
  </Icon>
);
export const MoonIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z" />
  </Icon>
);
export const AutoIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8" />
    <path d="M12 4v16a8 8 0 0 0 0-16Z" fill="currentColor" />
  </Icon>
);
export const ScreenIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3" y="4.5" width="18" height="12" rx="2" />
    <path d="M12 16.5V20m-4 0h8" />
  </Icon>
);
export const HelpIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3" y="6" width="18" height="12" rx="2" />
    <path d="M7 10h.01M11 10h.01M15 10h.01M8 14h8" stroke-width="2.2" />
  </Icon>
);
export const CloseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
);
export const UpIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m6 15 6-6 6 6" />
  </Icon>
);
export const DownIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m6 9 6 6 6-6" />
  </Icon>
);
export const CheckIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5 12.5 4.5 4.5L19 7.5" stroke-width="2.4" />
  </Icon>
);
export const CrossIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m7 7 10 10M17 7 7 17" stroke-width="2.4" />
  </Icon>
);
export const QuestionIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9 9a3 3 0 1 1 4.2 2.8c-.8.4-1.2 1-1.2 2.2M12 17.5h.01" stroke-width="2.2" />
  </Icon>
);
export const ChatIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 5.5h16v10.5h-8.5L7 20v-4H4Z" />
  </Icon>
);
export const PhoneIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 4h3.5l1.5 4-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2 4 1.5V18a2 2 0 0 1-2 2A14 14 0 0 1 4 6a2 2 0 0 1 2-2Z" />
  </Icon>
);
export const TicketIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 7h16v3.5a1.8 1.8 0 0 0 0 3.5V17H4v-3a1.8 1.8 0 0 0 0-3.5Z" />
    <path d="M14 7v10" stroke-dasharray="2 2.5" />
  </Icon>
);
export const RobotIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="5" y="8" width="14" height="11" rx="2.5" />
    <path d="M12 4.5V8M9 13h.01M15 13h.01M10 16.2h4" stroke-width="2" />
  </Icon>
);
export const SaveIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 4v11m-4-4 4 4 4-4M5 19.5h14" />
  </Icon>
);
export const FlaskIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9.5 4h5M10.5 4v6L5.5 18.5A1.5 1.5 0 0 0 7 20.5h10a1.5 1.5 0 0 0 1.5-2L13.5 10V4M8 15h8" />
  </Icon>
);
export const ClockIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8" />
    <path d="M12 7.5V12l3 2" />
  </Icon>
);

/** The drawing of a role. */
export function RoleIcon({ role, size }: { readonly role: string; readonly size?: number }) {
  const given = size === undefined ? {} : { size };
  switch (role) {
    case "agent":
      return <AgentIcon {...given} />;
    case "conversation":
      return <ChatIcon {...given} />;
    case "call":
      return <PhoneIcon {...given} />;
    case "robot-call":
      return <RobotIcon {...given} />;
    case "ticket":
      return <TicketIcon {...given} />;
    default:
      return <PersonIcon {...given} />;
  }
}

import { render } from "preact";

import { App } from "./app.tsx";
import { listenToKeys } from "./keys.ts";
import { start } from "./store.ts";

const root = document.querySelector("#page");
if (root !== null) render(<App />, root);
listenToKeys(document);
void start();

import { uzbekPanelMessages as panel } from './uzbek-panel-messages.js';
import { uzbekScreenMessages as screen } from './uzbek-screen-messages.js';

/** All Uzbek texts of the kit, in Latin script. */
export const uzbekMessages = {
  ...screen,
  ...panel,
  shortcuts: { ...screen.shortcuts, ...panel.shortcuts },
  tools: { ...screen.tools, ...panel.tools },
  share: { ...screen.share, ...panel.share },
};

import { uzbekGraphMessages as graph } from './uzbek-graph-messages.js';
import { uzbekPanelMessages as panel } from './uzbek-panel-messages.js';
import { uzbekScreenMessages as screen } from './uzbek-screen-messages.js';

/** All Uzbek texts of the kit, in Latin script. */
export const uzbekMessages = {
  ...screen,
  ...graph,
  ...panel,
  measurements: { ...graph.measurements, ...panel.measurements },
  runs: { ...graph.runs, ...panel.runs },
  shortcuts: { ...screen.shortcuts, ...panel.shortcuts },
  tools: { ...screen.tools, ...panel.tools },
  share: { ...screen.share, ...panel.share },
};

import type { ContentFolder } from './content-folder.js';
import type { InstalledLab } from './installed-lab.js';
import { parseYaml } from './parse-yaml.js';

/**
 * Checks the investigations of experiments, `investigations/<experiment>.yaml`. The laboratory's build compiles them; the database
 * does not have them.
 * @param lab absent: experiments, and the names in their investigations, are not checked
 */
export async function checkInvestigations(
  folder: ContentFolder,
  lab: InstalledLab | undefined,
): Promise<void> {
  const directory = 'investigations';
  if ((await folder.namesIn(directory)).length === 0) return;
  // Imported on demand: it brings mathjs.
  const { investigationsOf } = await import('./check-investigation.js');
  await folder.loadEach(directory, '.yaml', (file, text) => {
    const experiment = lab?.get(file.slice(directory.length + 1, -'.yaml'.length));
    if (lab && !experiment) return { issues: [{ file, message: 'the laboratory has no such experiment' }] };
    const parsed = parseYaml(file, text, investigationsOf(experiment?.names));
    return 'issues' in parsed ? parsed : { value: {} };
  });
}

// Checks of the files of deploy that nothing here can run: the Containerfile, the compose file and the hardening of the units.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

interface Service {
  readonly image: string;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly healthcheck?: object;
  readonly mem_limit?: string;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly volumes?: readonly string[];
  readonly networks: readonly string[] | Readonly<Record<string, unknown>>;
  readonly env_file?: readonly string[];
}

interface ComposeFile {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: object;
  readonly networks: object;
}

function checkContainerfile(file: string): void {
  const lines = readFileSync(file, 'utf8').replaceAll('\\\n', ' ').split('\n');
  const instructions = lines.filter((line) => /^[A-Z]+ /.test(line));
  const unknown = lines.filter((line) => line !== '' && !/^(?:#|[A-Z]+ )/.test(line));
  assert.deepEqual(unknown, [], `${file}: lines without an instruction`);
  const last = instructions.slice(instructions.findLastIndex((line) => line.startsWith('FROM ')));
  const valueOf = (name: string) => last.findLast((line) => line.startsWith(`${name} `)) ?? '';
  assert.match(valueOf('USER'), /^USER [1-9]\d*:[1-9]\d*$/, 'an unprivileged user, by number');
  assert.match(valueOf('HEALTHCHECK'), /CMD \[/);
  assert.match(valueOf('ENTRYPOINT'), /^ENTRYPOINT \["/, 'signals reach the program');
  assert.match(valueOf('ENV'), /NODE_ENV=production/);
}

function checkComposeFile(file: string): void {
  const compose = parse(readFileSync(file, 'utf8'), { merge: true }) as ComposeFile;
  assert.deepEqual(Object.keys(compose.services), ['zarra-1', 'zarra-2', 'postgres', 'redis', 'nginx']);
  for (const [name, service] of Object.entries(compose.services)) {
    assert.equal(service.read_only, true, `${name}: read_only`);
    assert.deepEqual(service.cap_drop, ['ALL'], name);
    assert.deepEqual(service.security_opt, ['no-new-privileges:true'], name);
    assert.ok(service.mem_limit, `${name}: mem_limit`);
    assert.match(service.image, /:/, `${name}: a version`);
    // The image of Zarra has its health check.
    assert.ok(service.healthcheck ?? service.image.startsWith('zarra:'), `${name}: healthcheck`);
    for (const other of Object.keys(service.depends_on ?? {})) assert.ok(other in compose.services, other);
    for (const volume of service.volumes ?? []) {
      const [source = ''] = volume.replace(/\$\{[^}]*\}/g, './variable').split(':');
      assert.ok(source.startsWith('./') || source in compose.volumes, `${name}: volume ${source}`);
    }
    const networks = Array.isArray(service.networks) ? service.networks : Object.keys(service.networks);
    for (const network of networks as string[]) assert.ok(network in compose.networks, network);
  }
  const paths = compose.services['zarra-1']?.volumes?.map((volume) => volume.split(':').at(-1));
  assert.deepEqual(paths, ['/data', '/backups'], 'backups are apart from the data');
}

/** @throws when a secret of an operator could become a part of the image */
function checkIgnored(file: string): void {
  const ignored = readFileSync(file, 'utf8').split('\n');
  for (const name of ['*.env', 'tls', 'backups'])
    assert.ok(ignored.includes(`deploy/container/${name}`), `${file}: ${name}`);
}

/**
 * Checks the files of `deploy`; with systemd and Docker Compose also by their own tools.
 * @param units folder of units with existing paths
 */
export function checkDeployFiles(deploy: string, units: string): void {
  const container = (name: string): string => path.join(deploy, 'container', name);
  checkContainerfile(container('Containerfile'));
  checkIgnored(container('Containerfile.dockerignore'));
  checkComposeFile(container('compose.yaml'));
  const files = ['zarra@.service', 'zarra-backup.service', 'zarra-backup.timer'].map((name) =>
    path.join(units, name),
  );
  const verify = spawnSync('systemd-analyze', ['verify', '--man=no', ...files], { encoding: 'utf8' });
  if (verify.error) console.log('systemd-analyze is not installed: the units are not verified');
  else {
    // Unknown keys are messages without an exit code. Messages about other units of the machine do not count.
    const messages = verify.stderr.split('\n').filter((line) => line.includes(units));
    assert.deepEqual([verify.status, messages], [0, []]);
  }
}

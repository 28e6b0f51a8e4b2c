/**
 * The browser that draws what users typed runs with as little as the machine allows: never as root, in Chromium's own
 * sandbox where the kernel lets an ordinary user make one, and without the settings of the service in its environment.
 */
import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface BrowserStart {
  /** The program to start in place of the browser: it starts the browser. */
  readonly executablePath: string;
  readonly chromiumSandbox: boolean;
  readonly env: Readonly<Record<string, string>>;
  /** What is less than could be wished; for the log. */
  readonly warnings: readonly string[];
  /** Once the browser has started, or has not. */
  close(): Promise<void>;
}

/** `nobody`, on every Linux. */
const NOBODY = 65_534;
const AS_NOBODY = ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups', '--inh-caps=-all'];

/** The profile is made for root; the home of `nobody` is no folder. */
const startAsNobody = (executable: string): string => `#!/bin/sh
for argument in "$@"; do
  case "$argument" in
    --user-data-dir=*)
      profile="\${argument#--user-data-dir=}"
      chown -R ${NOBODY}:${NOBODY} "$profile"
      export HOME="$profile" XDG_CACHE_HOME="$profile/cache" XDG_CONFIG_HOME="$profile/config" ;;
  esac
done
exec ${AS_NOBODY.join(' ')} -- '${executable.replaceAll("'", "'\\''")}' "$@"
`;

const KEPT = ['PATH', 'LANG', 'LC_ALL', 'TZ', 'TMPDIR', 'HOME', 'FONTCONFIG_PATH', 'LD_LIBRARY_PATH'];

/**
 * @param executable the browser; as root it is made executable for all
 * @param sandboxed in its own sandbox, where the machine allows one
 */
export async function browserStart(
  executable: string,
  { sandboxed }: { readonly sandboxed: boolean },
): Promise<BrowserStart> {
  const env = Object.fromEntries(
    KEPT.flatMap((name) => [[name, process.env[name]]]).filter(([, value]) => value),
  );
  const warnings: string[] = [];
  const isRoot = process.getuid?.() === 0;
  let prefix: readonly string[] = [];
  if (isRoot) {
    await chmod(executable, 0o755).catch(() => undefined);
    if (await succeeds([...AS_NOBODY, executable, '--version'])) prefix = AS_NOBODY;
    else warnings.push(`the browser runs as root: "nobody" cannot start ${executable}`);
  }
  // Chromium has no sandbox for root at all.
  const isOrdinary = !isRoot || prefix.length > 0;
  const chromiumSandbox =
    isOrdinary && sandboxed && (await succeeds([...prefix, 'unshare', '--user', '--pid', '--fork', 'true']));
  if (isOrdinary && sandboxed && !chromiumSandbox)
    warnings.push('the browser runs without its sandbox: the machine lets no ordinary user make a namespace');
  if (prefix.length === 0)
    return { executablePath: executable, chromiumSandbox, env, warnings, close: async () => {} };
  const folder = await mkdtemp(join(tmpdir(), 'ledger-browser-'));
  const executablePath = join(folder, 'start');
  await writeFile(executablePath, startAsNobody(executable), { mode: 0o700 });
  const close = () => rm(folder, { recursive: true, force: true });
  return { executablePath, chromiumSandbox, env, warnings, close };
}

const run = promisify(execFile);

const succeeds = ([command, ...args]: readonly string[]): Promise<boolean> =>
  run(command!, args, { cwd: '/', timeout: 10_000 }).then(
    () => true,
    () => false,
  );

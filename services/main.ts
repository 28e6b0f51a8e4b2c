/** The program: the service by default, or one of the ledger's commands. */
import { constants, setPriority } from 'node:os';
import 'reflect-metadata';
import { useCompiledCode } from './platform/compiled-code.js';
import { outliveOutput } from './platform/output.js';
import { StartRefused } from './platform/start-refused.js';

interface ProgramCommand {
  readonly does: string;
  /** It works for long beside a running service, whose calls go first where both want the processor (OP-7). */
  readonly givesWay?: true;
  /** Loads only what it needs. @param args what follows the command's name @returns exit code */
  readonly run: (args: readonly string[]) => Promise<number>;
}

const COMMANDS: Readonly<Record<string, ProgramCommand>> = {
  serve: {
    does: 'starts the service (the default)',
    run: async () => (await import('./program/serve.js')).serve(),
  },
  migrate: {
    does: 'makes and changes the tables of the database, as the role that owns them (DATABASE_OWNER_URL)',
    run: async () => (await import('./program/ledger-commands.js')).migrate(),
  },
  seed: {
    does: 'fills an empty installation with the demonstration (DEMO=true) or its first administrator, and ends',
    run: async () => (await import('./program/seed.js')).seed(),
  },
  rebuild: {
    givesWay: true,
    does: 'builds all read models anew beside the live ones, then swaps them; --adopt: from another ledger than before',
    run: async (args) => (await import('./program/ledger-commands.js')).rebuild(args),
  },
  verify: {
    givesWay: true,
    does: 'replays the ledger, compares it with the live read models, checks hash chains and tree [--against ROOT.json]',
    run: async (args) => (await import('./program/ledger-commands.js')).verify(args),
  },
  copy: {
    givesWay: true,
    does: 'copies the ledger to another event store, or from one: --to URL, --from URL; may be killed and repeated',
    run: async (args) => (await import('./program/ledger-commands.js')).copy(args),
  },
  backup: {
    givesWay: true,
    does: 'writes events, reference data and keys into FOLDER, beside a running service',
    run: async (args) => (await import('./program/ledger-commands.js')).backupTo(args),
  },
  restore: {
    does: 'puts a backup into an empty installation: FOLDER [--until POSITION | --until INSTANT]',
    run: async (args) => (await import('./program/ledger-commands.js')).restoreFrom(args),
  },
  doctor: {
    does: 'looks at everything that the service stands on, and says what is wrong and what to do',
    run: async () =>
      (await import('./program/doctor.js')).runDoctor((line) => process.stdout.write(`${line}\n`)),
  },
  export: {
    givesWay: true,
    does: 'writes the whole ledger into FILE, for scripts/verify-ledger.mjs',
    run: async (args) => (await import('./program/ledger-commands.js')).exportTo(args),
  },
};

// All else is loaded when a command needs it.
useCompiledCode();

export async function main(args: readonly string[]): Promise<void> {
  outliveOutput();
  const name = args[0] ?? 'serve';
  const command = COMMANDS[name];
  if (!command) {
    const list = Object.entries(COMMANDS).map(([known, { does }]) => `  ${known.padEnd(10)}${does}`);
    process.stderr.write(`${name} is not a command of this program. It knows:\n${list.join('\n')}\n`);
    process.exit(2);
  }
  if (command.givesWay) setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  try {
    process.exit(await command.run(args.slice(1)));
  } catch (error) {
    if (error instanceof StartRefused) process.stderr.write(`\n✗ ${error.message}.\n`);
    else
      process.stderr.write(`\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exit(1);
  }
}

// Started as `node dist/bundle/main.js` (a container), not through `npm start`.
if (process.argv[1]?.endsWith('/main.js')) void main(process.argv.slice(2));

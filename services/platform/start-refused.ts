/** The program does not start, for a reason that who runs it can mend: told in one sentence, without a stack. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
}

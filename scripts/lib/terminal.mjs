/** What the scripts print: one line per step, with how long it took. */

export function say(message) {
  process.stdout.write(`${message}\n`);
}

/** Runs `work` and says its name while it lasts and its seconds when it is over. */
export async function step(name, work) {
  const begun = Date.now();
  const live = process.stdout.isTTY;
  if (live) process.stdout.write(`  … ${name}`);
  else say(`  … ${name}`);
  const timer = live
    ? setInterval(
        () => process.stdout.write(`\r  … ${name} (${Math.round((Date.now() - begun) / 1000)} s)`),
        1000,
      )
    : undefined;
  try {
    const result = await work();
    const seconds = ((Date.now() - begun) / 1000).toFixed(1);
    if (live) process.stdout.write(`\r\x1b[2K  ✓ ${name} (${seconds} s)\n`);
    else say(`  ✓ ${name} (${seconds} s)`);
    return result;
  } catch (error) {
    if (live) process.stdout.write(`\r\x1b[2K  ✗ ${name}\n`);
    else say(`  ✗ ${name}`);
    throw error;
  } finally {
    clearInterval(timer);
  }
}

/** Heard while one looks at the goods: a high tone for what was understood, a low one for what was not. */
const TONES = { understood: { hertz: 1_760, ms: 90 }, refused: { hertz: 220, ms: 350 } } as const;

let context: AudioContext | undefined;

/** Silent where the browser lets nothing be heard. */
export function beep(what: keyof typeof TONES): void {
  if (typeof AudioContext === 'undefined') return;
  const { hertz, ms } = TONES[what];
  context ??= new AudioContext();
  void context.resume().catch(() => {});
  const tone = context.createOscillator();
  const volume = context.createGain();
  volume.gain.value = 0.15;
  tone.frequency.value = hertz;
  tone.connect(volume).connect(context.destination);
  tone.start();
  tone.stop(context.currentTime + ms / 1_000);
}

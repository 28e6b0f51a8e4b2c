/** The passwords that are guessed first, from the lists of leaks that zxcvbn-ts publishes (MIT). */

/** Shorter words are part of too many good passwords. */
const SHORTEST_WORD = 5;
/** Letters and digits beside the word: with fewer, there is little to guess. */
const FEWEST_BESIDE = 3;

/** What people write for a letter: `P@ssw0rd`. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

let words: Promise<ReadonlySet<string>> | undefined;

/** Loaded with the first password that somebody chooses. */
async function knownWords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']!.filter(({ length }) => length >= SHORTEST_WORD) as string[]);
}

/**
 * Whether the password is a known one with little around it: beside a known word, in whatever case and with digits for
 * letters, there are punctuation, numbers of up to four digits such as a year, and fewer than three other characters.
 */
export async function isKnownPassword(password: string): Promise<boolean> {
  words ??= knownWords();
  const known = await words;
  const text = password.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const read = [...text].map((character) => LOOK_ALIKES[character] ?? character).join('');
  return isCovered(text, text, known) || isCovered(text, read, known);
}

/** @param read the text, letter by letter, as it is looked up */
function isCovered(text: string, read: string, known: ReadonlySet<string>): boolean {
  for (let length = read.length; length >= SHORTEST_WORD; length--) {
    for (let from = 0; from + length <= read.length; from++) {
      if (!known.has(read.slice(from, from + length))) continue;
      const beside = `${text.slice(0, from)} ${text.slice(from + length)}`;
      const counted = beside.replace(/(?<!\d)\d{1,4}(?!\d)/g, '').replace(/[^\p{L}\p{N}]/gu, '');
      if (counted.length < FEWEST_BESIDE) return true;
    }
  }
  return false;
}

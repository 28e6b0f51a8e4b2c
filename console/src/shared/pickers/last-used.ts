/** What somebody took last at a centre: kept in this browser, for each user and centre apart. */
import { keepValue, keptValue } from '../../api/kept-value.js';
import { useSession } from '../../providers/session/SessionProvider.js';

type Kind = 'product' | 'destination';

interface LastUsed {
  /** Its id, where there is one. */
  readonly id: string | undefined;
  /** After what was done has been recorded. */
  readonly remember: (id: string | null | undefined) => void;
}

export function useLastUsed(kind: Kind): LastUsed {
  const { user, centre } = useSession();
  const key = `lastUsed/${user.login}/${centre?.id}/${kind}`;
  return {
    id: keptValue(key) ?? undefined,
    remember: (id) => {
      // Where it is not kept, that costs a proposal, nothing else.
      if (id) keepValue(key, id);
    },
  };
}

/** The last used choice comes first until something is typed, so that Enter takes it. */
export const lastUsedFirst = <Choice extends { readonly id: string }>(
  choices: readonly Choice[],
  lastUsed: string | undefined,
  typed: string,
): Choice[] =>
  typed === '' && lastUsed !== undefined
    ? [...choices].sort((one, other) => Number(other.id === lastUsed) - Number(one.id === lastUsed))
    : [...choices];

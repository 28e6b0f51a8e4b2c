import { type RefObject, useRef, useState } from 'react';
import type { Answer } from '../../api/calls.js';
import { send } from '../../api/client.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useIsAsking } from '../dialog/Confirm.js';
import { readErrorText } from '../errors/failure-text.js';
import { beep } from './beep.js';
import { useWedge } from './useWedge.js';

/** What a code says, and what of it the selected centre holds (docs/rules/scanning.md). */
export type Reading = Answer<'/scan'>;

/** What a form made of a code, in words; `refused` where it could not use it. */
export interface Understood {
  readonly text: string;
  readonly refused?: boolean;
}

/** How a form answers a code: by the id of a message and its words. */
interface Answers {
  taken(id: string, words?: Readonly<Record<string, string>>): Understood;
  refused(id: string, words?: Readonly<Record<string, string>>): Understood;
  /** The code names no product, none that is known, or none that the form offers. */
  readonly unknown: Understood;
  /** Of a form that cannot be changed now; to be asked again by a form that waits for something before it changes. */
  notNow(): Understood | undefined;
}

export interface Scanning {
  /** The `ScanBar`, which is in the form. */
  readonly bar: RefObject<HTMLElement | null>;
  /** What was made of the last code. */
  readonly understood: Understood | undefined;
  readonly isReading: boolean;
  readonly read: (code: string) => void;
}

/**
 * Codes of a hand scanner, or handed in by `read`, are looked up and given to the form, the last one last. A beep and
 * a word tell what became of each. While the form is being sent, or a question is open, none changes it.
 * @param onRead called with each code at once, before it is looked up
 */
export function useScanning(
  use: (reading: Reading, answers: Answers) => Understood | Promise<Understood>,
  onRead?: () => void,
): Scanning {
  const translate = useTranslate();
  const [understood, setUnderstood] = useState<Understood>();
  const [waiting, setWaiting] = useState(0);
  const queue = useRef(Promise.resolve());
  const bar = useRef<HTMLElement>(null);
  const isAsking = useIsAsking();

  const refused: Answers['refused'] = (id, words) => ({ text: translate(id, words), refused: true });
  const notNow = (): Understood | undefined => {
    // What keeps the fields of a form from being changed while it is sent.
    const isSending = bar.current?.closest('[inert]') != null;
    return isSending || isAsking() ? refused('scan.notNow') : undefined;
  };
  const tell = (result: Understood) => {
    beep(result.refused ? 'refused' : 'understood');
    setUnderstood(result);
  };

  const take = async (code: string) => {
    let result: Understood;
    try {
      const { data } = await send('get', '/scan', { parameters: { query: { code } } });
      const reading = data as Reading;
      const answers: Answers = {
        taken: (id, words) => ({ text: translate(id, words) }),
        refused,
        unknown: reading.produit
          ? refused('scan.notOffered', { product: reading.produit.nomCommercial })
          : reading.gtin === null
            ? refused('scan.noProduct')
            : refused('scan.unknownProduct', { gtin: reading.gtin }),
        notNow,
      };
      result = notNow() ?? (await latest.current(reading, answers));
    } catch (error) {
      result = { text: readErrorText(error, translate, translate('scan.refused')), refused: true };
    }
    tell(result);
    setWaiting((count) => count - 1);
  };
  const latest = useRef(use);
  latest.current = use;

  const read = (code: string) => {
    onRead?.();
    setWaiting((count) => count + 1);
    queue.current = queue.current.then(() => take(code));
  };
  useWedge((code) => {
    const refusal = notNow();
    if (refusal) tell(refusal);
    else read(code);
  });
  return { bar, understood, isReading: waiting > 0, read };
}

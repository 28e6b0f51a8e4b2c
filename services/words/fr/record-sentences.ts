import { capitalised, type RecordWords } from '../record-words.js';

/**
 * The sentences of a kind of record.
 *
 * @param noun with its article, `un` or `une`, from which its gender follows
 * @param title of the list
 */
export function recordWords(noun: string, title: string): RecordWords {
  const [article, ...rest] = noun.split(' ');
  const name = rest.join(' ');
  const isFeminine = article === 'une';
  const isElided = /^[aeiouyàâéèêëîïôû]/i.test(name);
  const the = isElided ? `l'${name}` : `${isFeminine ? 'la' : 'le'} ${name}`;
  const ofThe = isElided || isFeminine ? `de ${the}` : `du ${name}`;
  const ending = isFeminine ? 'e' : '';
  const failure = 'Une erreur est survenue,';
  return {
    title,
    sheet: title,
    one: capitalised(name),
    audited: capitalised(name),
    add: `Ajouter ${noun}`,
    created: `${capitalised(the)} a été créé${ending}`,
    updated: `${capitalised(the)} a été modifié${ending}`,
    statusChanged: `Le statut ${ofThe} a été modifié`,
    createFailure: `${failure} ${the} n'a pas été créé${ending}`,
    updateFailure: `${failure} ${the} n'a pas été modifié${ending}`,
    statusFailure: `${failure} le statut ${ofThe} n'a pas été modifié`,
  };
}

/** All words: the screens', react-admin's, the catalogue's, those of the public pages. */
import reactAdmin from 'ra-language-french';
import words from '../api/generated/words/fr/signed-in.js';
import { type Dictionary, defaults, type FeatureMessages, merge } from './dictionary.js';
import before from './public-fr.js';

const shared = import.meta.glob<{ default: Dictionary }>('./messages/fr/*.ts', { eager: true });
const features = import.meta.glob<{ default: Dictionary }>('../features/*/messages/fr.ts', { eager: true });

export default merge(
  reactAdmin as unknown as Dictionary,
  before,
  words,
  defaults(shared as FeatureMessages),
  defaults(features as FeatureMessages),
);

import type { Workplace } from '../../providers/session/session.js';

/** Palette keys: the kind of centre is seen before anything is read. */
export const CENTRE_COLOURS: Readonly<Record<Workplace, string>> = {
  referent: 'centres.referent',
  affiliates: 'centres.referent',
  dispatch: 'centres.dispatch',
  vaccination: 'centres.vaccination',
  point: 'centres.point',
  administration: 'centres.administration',
  none: 'centres.administration',
};

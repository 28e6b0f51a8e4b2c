import type { ComponentType } from 'react';
import type { Access } from '../../providers/access.js';

/** A screen under its address; every feature lists its own in `routes.ts`, which the app collects. */
export interface ScreenRoute {
  /** The address below the root, parameters as `:id`. */
  readonly path: string;
  /** Message id of the page's title. */
  readonly title: string;
  readonly access: Access;
  /** Its work needs a desk: on a screen below 960 px the page says so instead (docs/rules/screens.md, SC-8). */
  readonly deskOnly?: true;
  /** Where the user goes, instead of reading that the page does not exist, when the address names no record. */
  readonly leavesTo?: string;
  /** Loaded when it is opened: a chunk of its own. */
  readonly screen: () => Promise<{ readonly default: ComponentType }>;
}

/** What a route of the router carries, for title and guard. */
export interface RouteHandle {
  readonly route: ScreenRoute;
}

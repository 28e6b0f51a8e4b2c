/** Such as `root-1204-2026-11-16.json`: its name says how many events it covers, and of which day it is. */
export const rootFileName = ({ taille, date }: { readonly taille: number; readonly date?: string }): string =>
  `${['root', taille, date?.slice(0, 10)].filter((part) => part !== undefined).join('-')}.json`;

/** Such as `root-1204-2026-11-16.json`: what it stands for is told from its name. */
export const rootFileName = ({ taille, date }: { readonly taille: number; readonly date?: string }): string =>
  `${['root', taille, date?.slice(0, 10)].filter((part) => part !== undefined).join('-')}.json`;

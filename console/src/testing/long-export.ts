import { vi } from 'vitest';

/** The service's part of an export that takes long, and what the page does with it. */
export function longExport() {
  const saved: string[] = [];
  const asked: string[] = [];
  let statut = 'EN_COURS';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  return {
    /** Names of saved files. */
    saved,
    /** Method and path of each of its requests. */
    asked,
    finish: () => {
      statut = 'TERMINE';
    },
    /** @returns undefined for other requests */
    answer: ({ method, url }: Request): Response | undefined => {
      const { pathname } = new URL(url);
      if (!/\/exports?(\/|$)/.test(pathname)) return undefined;
      asked.push(`${method} ${pathname}`);
      if (pathname.endsWith('/file'))
        return new Response('PK', { headers: { 'content-type': 'application/zip' } });
      const status = { id: 'e', statut, nbLignes: 40, nbLignesTotal: 100 };
      return Response.json(status, { status: pathname.endsWith('/e') ? 200 : 202 });
    },
  };
}

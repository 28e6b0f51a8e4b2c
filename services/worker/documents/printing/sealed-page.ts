/** A page that can reach nothing and, unless it must, runs nothing. */
import type { Browser, BrowserContext, Page } from 'playwright-core';

/** Refuses scripts, frames and every address but what the page itself carries, before any other rule is asked. */
export const CONTENT_POLICY =
  "default-src 'none'; img-src data: blob:; font-src data: blob:; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'";

export interface SealedPage {
  readonly page: Page;
  /** Whether something in it has asked for an address: such a page is used for nothing else. */
  readonly hasReached: boolean;
  close(): Promise<void>;
}

/**
 * @param scripts only for pages that this program scripts itself; the content policy keeps the document's own out
 */
export async function openSealedPage(
  browser: Browser,
  { scripts }: { readonly scripts: boolean },
): Promise<SealedPage> {
  const context = await browser.newContext({
    javaScriptEnabled: scripts,
    serviceWorkers: 'block',
    acceptDownloads: false,
    permissions: [],
    offline: true,
  });
  // The printer limits the time for all of it.
  context.setDefaultTimeout(0);
  let hasReached = false;
  try {
    await context.route('**/*', (route) => {
      const request = route.request();
      const url = request.url();
      if (url.startsWith('data:') || url.startsWith('blob:')) return route.continue();
      hasReached = true;
      // A navigation that is aborted would end the printing; one without content leaves the page as it is.
      return request.isNavigationRequest() ? route.fulfill({ status: 204 }) : route.abort();
    });
    const page = await context.newPage();
    page.on('dialog', (dialog) => void dialog.dismiss().catch(() => undefined));
    page.on('popup', (popup) => void popup.close().catch(() => undefined));
    return {
      page,
      get hasReached() {
        return hasReached;
      },
      close: () => close(context),
    };
  } catch (error) {
    await close(context);
    throw error;
  }
}

const close = (context: BrowserContext): Promise<void> => context.close().catch(() => undefined);

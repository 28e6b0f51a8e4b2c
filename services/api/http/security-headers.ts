import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet, { type HelmetOptions } from 'helmet';

/**
 * The headers of every answer, as helmet makes them. They depend on the configuration only, so helmet is asked once
 * and not with each request.
 *
 * @param publicUrl address of the console, as browsers see it
 */
export function securityHeaders(publicUrl: string): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  const answer = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => {},
  } as unknown as ServerResponse;
  helmet(settings(publicUrl))({} as IncomingMessage, answer, (error) => {
    if (error) throw error;
  });
  return headers;
}

/**
 * For an API and a console from one origin. Styles are inline because the console's components write theirs while
 * they run; nothing else comes from anywhere but this service. A plain-HTTP address stays one, hence no upgrade.
 */
function settings(publicUrl: string): HelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'self'"],
        connectSrc: ["'self'"],
        fontSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        frameSrc: ["'self'", 'blob:'],
        imgSrc: ["'self'", 'data:', 'blob:'],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        // The decoder of the camera's codes is WebAssembly; no other text becomes a program by it.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        workerSrc: ["'self'"],
      },
    },
    frameguard: { action: 'deny' },
    // The link of a mail carries its token in the URL.
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: publicUrl.startsWith('https:')
      ? { maxAge: 31_536_000, includeSubDomains: false }
      : false,
  };
}

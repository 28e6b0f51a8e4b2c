import type { Browser } from 'playwright-core';
import { ServiceProcess } from '../../support/service.js';
import { closeWindows, releaseChromium, sharedChromium } from './chromium.js';
import { forgetTokens } from './visit.js';

/**
 * A service with fresh demonstration data and a browser. `CONSOLE_URL` names one that runs already, which is
 * quicker while a screen is being made.
 */
export class ConsoleUnderTest {
  private constructor(
    readonly url: string,
    readonly browser: Browser,
    private readonly service: ServiceProcess | undefined,
  ) {}

  /** @param env of the service, beside what every spec gives it */
  static async start(env: Readonly<Record<string, string>> = {}): Promise<ConsoleUnderTest> {
    const running = process.env.CONSOLE_URL;
    const browser = await sharedChromium();
    if (running) return new ConsoleUnderTest(running, browser, undefined);
    const service = await ServiceProcess.withDemonstration({ LOG_LEVEL: 'warn', ...env });
    const started = new ConsoleUnderTest(service.url, browser, service);
    try {
      await service.start(120_000);
    } catch (error) {
      await started.stop();
      throw error;
    }
    return started;
  }

  /** The database of the service, for what cannot be brought about in its console. */
  get databaseUrl(): string {
    if (!this.service) throw new Error('CONSOLE_URL names a service whose database is not known');
    return this.service.databaseUrl;
  }

  async stop(): Promise<void> {
    forgetTokens();
    await closeWindows();
    await this.service?.remove();
    // Last: the next story file is to ask for the browser while it is still there.
    releaseChromium();
  }
}

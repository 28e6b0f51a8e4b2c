import type { Browser } from 'playwright-core';
import { ServiceProcess } from '../../support/service.js';
import { launchChromium } from './chromium.js';

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

  /** @param env what the service is to find beside the defaults */
  static async start(env: Readonly<Record<string, string>> = {}): Promise<ConsoleUnderTest> {
    const running = process.env.CONSOLE_URL;
    if (running) return new ConsoleUnderTest(running, await launchChromium(), undefined);
    const service = await ServiceProcess.create({ LOG_LEVEL: 'warn', ...env });
    await service.start(120_000);
    return new ConsoleUnderTest(service.url, await launchChromium(), service);
  }

  async stop(): Promise<void> {
    await this.browser.close();
    await this.service?.remove();
  }
}

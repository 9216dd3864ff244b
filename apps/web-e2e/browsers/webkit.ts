import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { Builder, By, Capabilities, until, type WebElement } from 'selenium-webdriver';
import { freePort } from '@zarra/tools/free-port';
import { TIMEOUT_MS, type Browser, type BrowserKind } from './browser.js';

// The types use the folder as a specifier, which only `require` resolves.
const { DriverService } = createRequire(import.meta.url)(
  'selenium-webdriver/remote',
) as typeof import('selenium-webdriver/remote.js');

const DRIVER = '/usr/bin/WebKitWebDriver';
const XVFB = '/usr/bin/Xvfb';

/** Starts a virtual X server. @returns its process and the value of DISPLAY */
async function startXServer(): Promise<{ xServer: ChildProcess; display: string }> {
  const xServer = spawn(XVFB, ['-displayfd', '3', '-screen', '0', '1280x900x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(createInterface(xServer.stdio[3] as Readable), 'line')) as [string];
  return { xServer, display: `:${number}` };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exit = once(child, 'exit');
  child.kill();
  await exit;
}

/** WebKitGTK's MiniBrowser over classic WebDriver. */
export const webkit: BrowserKind = {
  name: 'WebKitGTK',
  programs: [DRIVER, XVFB],
  packages: 'webkit2gtk-driver xvfb',
  async launch(): Promise<Browser> {
    const { xServer, display } = await startXServer();
    const port = await freePort();
    const service = new DriverService(DRIVER, {
      loopback: true,
      port,
      args: [`--port=${port}`],
      env: { ...process.env, DISPLAY: display },
    });
    const closeAll = async (): Promise<void> => {
      await service.kill();
      await stop(xServer);
    };
    try {
      const driver = await new Builder()
        .usingServer(await service.start())
        .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
        .build();
      const find = async (xpath: string): Promise<WebElement> => {
        const element = await driver.wait(until.elementLocated(By.xpath(xpath)), TIMEOUT_MS, xpath);
        return driver.wait(until.elementIsVisible(element), TIMEOUT_MS, xpath);
      };
      const click = async (xpath: string): Promise<void> => {
        const element = await find(xpath);
        // The driver scrolls smoothly, like the page, and does not wait for the end of the scrolling.
        await driver.executeScript(
          'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })',
          element,
        );
        await element.click();
      };
      return {
        open: (address) => driver.get(address),
        click,
        type: async (xpath, text) => (await find(xpath)).sendKeys(text),
        select: async (xpath, option) => (await find(`${xpath}/option[. = "${option}"]`)).click(),
        async text(xpath) {
          const [element] = await driver.findElements(By.xpath(xpath));
          return (await element?.getText().catch(() => '')) ?? '';
        },
        count: async (xpath) => (await driver.findElements(By.xpath(xpath))).length,
        address: () => driver.getCurrentUrl(),
        async close() {
          await driver.quit();
          await closeAll();
        },
      };
    } catch (cause) {
      await closeAll();
      throw cause;
    }
  },
};

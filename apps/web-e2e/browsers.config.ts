// The main path in Firefox and WebKit, part of the extended run: npm run browsers -w @zarra/web-e2e.
import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'browsers',
  outputDir: 'dist/browsers',
  // One site for all browsers.
  workers: 1,
  forbidOnly: process.env['CI'] === 'true',
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
});

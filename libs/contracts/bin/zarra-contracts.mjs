#!/usr/bin/env node
// npx @zarra/contracts check <url> [--write]: walks the 15 calls of the specification against a back end and prints which hold.
import process from 'node:process';
import { parseArgs } from 'node:util';
import { csrf } from '@zarra/contracts';
import { checkBackEnd, formatRows } from '@zarra/contracts/check';

const USAGE = `Usage: npx @zarra/contracts check <url of the API> [--write]

Checks the 15 calls of the specification at a back end, such as https://api.example.uz/api.
--write  also registers an invented learner, submits a test and leaves a message

Status 0: every call holds that was sent; 1: a call differs; 2: wrong arguments.
`;

/** Time after which a request without a response fails, ms. */
const TIMEOUT_MS = 30_000;

/** Sends requests with the cookies of earlier responses, and the CSRF cookie as header, as a page of the site does. */
function openConnection() {
  const cookies = new Map();
  return async ({ method, url, headers, body }) => {
    const token = method === 'GET' ? undefined : cookies.get(csrf.cookie);
    const response = await fetch(url, {
      method,
      headers: {
        ...headers,
        ...(cookies.size > 0 && { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }),
        ...(token && { [csrf.header]: token, referer: url }),
      },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=;]+)=([^;]*)/.exec(line) ?? [];
      if (name) cookies.set(name.trim(), value);
    }
    return { status: response.status, text: await response.text() };
  };
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: { write: { type: 'boolean' } },
      allowPositionals: true,
    });
    const [command, baseUrl, ...others] = positionals;
    const isValid = command === 'check' && /^https?:\/\//i.test(baseUrl ?? '') && others.length === 0;
    return isValid && URL.canParse(baseUrl) ? { baseUrl, write: values.write ?? false } : undefined;
  } catch {
    return undefined;
  }
}

const options = readArguments();
if (options) {
  const seed = Date.now().toString(36);
  const rows = await checkBackEnd({ ...options, seed, send: openConnection() });
  process.stdout.write(formatRows(rows));
  process.exitCode = rows.some(({ outcome }) => outcome === 'differs') ? 1 : 0;
} else {
  process.stderr.write(USAGE);
  process.exitCode = 2;
}

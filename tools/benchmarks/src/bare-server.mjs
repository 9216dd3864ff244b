// @ts-check
// node bare-server.mjs <port> <file with the body> <file with the headers: name, value, name, value … as JSON>: a bare node:http
// server that sends the same response to every request. Its throughput is the reference for the real server.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [port, bodyFile = '', headersFile = ''] = process.argv.slice(2);
const body = readFileSync(bodyFile);
/** @type {string[]} */
const headers = JSON.parse(readFileSync(headersFile, 'utf8'));
createServer((_request, response) => response.writeHead(200, headers).end(body)).listen(
  Number(port),
  '127.0.0.1',
  () => console.log('listening'),
);

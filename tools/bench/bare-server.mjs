// @ts-check
// A bare node:http server that sends one body: the limit the real server is measured against.
// node bare-server.mjs <port> <file with the body> <content-encoding>
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [port, file = '', encoding = ''] = process.argv.slice(2);
const body = readFileSync(file);
const headers = {
  'content-type': 'application/json; charset=utf-8',
  'content-length': body.length,
  'content-encoding': encoding,
};
createServer((_request, response) => response.writeHead(200, headers).end(body)).listen(
  Number(port),
  '127.0.0.1',
  () => console.log('listening'),
);

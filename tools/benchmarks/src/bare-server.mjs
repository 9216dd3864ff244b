// @ts-check
// node bare-server.mjs <port> <file with the body> <headers: name, value, name, value … as JSON>: a bare node:http server that
// sends the same response to every request. Its throughput is the reference for the real server.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [port, bodyFile = '', headers = '[]'] = process.argv.slice(2);
const body = readFileSync(bodyFile);
createServer((_request, response) => response.writeHead(200, JSON.parse(headers)).end(body)).listen(
  Number(port),
  '127.0.0.1',
  () => console.log('listening'),
);

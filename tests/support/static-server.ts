import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import serveHandler from 'serve-handler'

/** The origin of a server on the loopback interface. */
export const originOf = (server: Server) =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}`

/** Serves a folder without the headers of the site: Storybook has another host, and inline scripts. */
export async function serveFolder(folder: string): Promise<Server> {
  const server = createServer((request, response) => {
    void serveHandler(request, response, { public: folder, cleanUrls: false })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

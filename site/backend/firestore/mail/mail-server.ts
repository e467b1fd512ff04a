import MailComposer from 'nodemailer/lib/mail-composer'
import SMTPConnection from 'nodemailer/lib/smtp-connection'

/** A mail as nodemailer takes it. */
type Message = ConstructorParameters<typeof MailComposer>[0]

/** A connection for one mail. */
export interface MailConnection {
  /** Rejects with the `responseCode` of the server that has said no; without one, it may have taken the mail. */
  send(message: Message): Promise<unknown>
  close(): void
}

export interface MailServer {
  /** Connects and signs in; rejects where no mail could be sent now. */
  connect(): Promise<MailConnection>
}

/**
 * A mail server. Connecting stands apart from sending, which nodemailer's transports do in one: what fails before
 * a mail is handed over leaves nothing in doubt.
 * @param url `smtps://user:password@host`, or `smtp:` for STARTTLS where the server offers it
 * @param timeoutMs of each step
 */
export function createMailServer(url: string, timeoutMs = 10_000): MailServer {
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'smtps:'
  return {
    connect: () =>
      new Promise((resolve, reject) => {
        const connection = new SMTPConnection({
          host: hostname,
          port: Number(port) || (secure ? 465 : 587),
          secure,
          connectionTimeout: timeoutMs,
          greetingTimeout: timeoutMs,
          socketTimeout: 2 * timeoutMs,
        })
        let fail: (error: unknown) => void = reject
        connection.on('error', (error) => fail(error))
        const opened = {
          send: (message: Message) =>
            new Promise((sent, failed) => {
              fail = failed
              const mail = new MailComposer(message).compile()
              connection.send(mail.getEnvelope(), mail.createReadStream(), (error, info) =>
                error ? failed(error) : sent(info),
              )
            }),
          close: () => connection.quit(),
        }
        connection.connect((error) => {
          if (error) return reject(error)
          if (username === '') return resolve(opened)
          const credentials = {
            user: decodeURIComponent(username),
            pass: decodeURIComponent(password),
          }
          connection.login({ credentials }, (refused) => {
            if (!refused) return resolve(opened)
            connection.close()
            reject(refused)
          })
        })
      }),
  }
}

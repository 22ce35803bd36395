import { SMTPServer } from 'smtp-server';

/** A mail server in a process of its own that takes everything and keeps nothing; says its port. */
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  logger: false,
  onData(stream, _session, done) {
    stream.on('end', done).resume();
  },
});
server.on('error', () => undefined);
server.listen(0, '127.0.0.1', () => process.send?.(server.server.address()));

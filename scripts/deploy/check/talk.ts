/**
 * Opens a socket, sends the message that follows each number of answers, and returns what was answered
 * until the socket closed.
 *
 * @param messages the first one is sent at once; null for none
 */
export function talk(
  address: string,
  messages: readonly (object | null)[],
): Promise<{ answers: unknown[]; code: number }> {
  return new Promise((resolve) => {
    const socket = new WebSocket(address);
    const answers: unknown[] = [];
    const say = () => {
      const next = messages[answers.length] ?? null;
      if (next !== null) {
        socket.send(JSON.stringify(next));
      }
    };
    socket.addEventListener('open', say);
    socket.addEventListener('message', ({ data }) => {
      answers.push(JSON.parse(String(data)));
      say();
    });
    socket.addEventListener('close', ({ code }) => resolve({ answers, code }));
  });
}

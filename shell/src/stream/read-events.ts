/** An event of a stream: its name, `message` unless it has one, its data, and the id to go on from. */
export type ServerEvent = { name: string; data: string; id: string | undefined };

/**
 * Reads server-sent events out of a body as it comes (WHATWG HTML, "Interpreting an event stream"; with
 * line feeds alone, as this site's server writes them). An event counts when it is whole; one that only
 * moves the id comes with no data.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<ServerEvent, void, undefined> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) yield readBlock(block);
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

function readBlock(block: string): ServerEvent {
  const event: ServerEvent = { name: 'message', data: '', id: undefined };
  for (const line of block.split('\n')) {
    const [, field, value = ''] = /^(\w+): ?(.*)$/.exec(line) ?? [];
    if (field === 'event') event.name = value;
    if (field === 'data') event.data += value;
    if (field === 'id') event.id = value;
  }
  return event;
}

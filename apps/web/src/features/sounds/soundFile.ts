/** The ending of the name of a file of a recorder, by its type; `audio` for an unknown one. */
export function getExtension(type: string): string {
  return endings[/^\w+\/(\w+)/.exec(type)?.[1] ?? ''] ?? 'audio';
}

const endings: Readonly<Record<string, string>> = { webm: 'webm', mp4: 'm4a', ogg: 'ogg' };

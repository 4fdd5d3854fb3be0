import type { ToastQueue } from '@nevisa/ui';
import { useState } from 'react';
import { downloadFile } from '../../../../shared/shell/downloadFile.ts';
import { editingText } from '../../../../shared/text/editingText.ts';
import { nameExport } from '../../export/exportName.ts';
import { loadWhole } from './loadWhole.ts';
import type { SoundSource } from './timeline.ts';

/** Saves the sound as the device or the server keeps it, under the title of its text. */
export function useSoundFile(source: SoundSource, title: string, toasts: ToastQueue) {
  const [isLoading, setLoading] = useState(false);
  const load = async () => {
    const { signal } = new AbortController();
    const outcome = await source.askLink(signal);
    const content = outcome.ok ? await loadWhole(outcome.answer, signal) : null;
    setLoading(false);
    if (content === null) {
      toasts.add({ text: editingText.soundNotSaved, tone: 'danger' });
    } else {
      downloadFile(content, `${nameExport(title, editingText.sheet)}.${getEnding(content.type)}`);
    }
  };
  return {
    isLoading,
    save: () => {
      if (source.save !== undefined) {
        source.save(title, editingText.sheet);
      } else if (!isLoading) {
        setLoading(true);
        void load();
      }
    },
  };
}

const endings: Readonly<Record<string, string>> = {
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
  'audio/x-wav': 'wav',
  'audio/webm': 'webm',
  'audio/flac': 'flac',
};

function getEnding(type: string): string {
  return endings[type.split(';')[0]?.trim() ?? ''] ?? 'audio';
}

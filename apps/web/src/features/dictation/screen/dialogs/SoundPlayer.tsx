import { Alert, Button, Cluster, DownloadIcon, formatNumber, Stack } from '@nevisa/ui';
import { useEffect, useState } from 'react';
import { downloadFile } from '../../../../shared/shell/downloadFile.ts';
import { addedText } from '../../../../shared/text/addedText.ts';
import { fill } from '../../../../shared/text/fill.ts';
import type { DeviceTexts } from '../../workspace/deviceTexts.ts';
import { giveDuration } from './giveDuration.ts';

export interface SoundPlayerProps {
  texts: DeviceTexts;
  documentId: string;
}

interface Sound {
  file: Blob;
  address: string;
}

/** Plays and downloads the recordings of a text, which it reads on request. */
export function SoundPlayer({ texts, documentId }: SoundPlayerProps) {
  const [sounds, setSounds] = useState<readonly Sound[] | null>(null);
  useEffect(
    () => () => {
      sounds?.forEach(({ address }) => URL.revokeObjectURL(address));
    },
    [sounds],
  );
  const read = () => {
    texts.readSound(documentId).then(
      (files) => {
        const full = files.filter(({ size }) => size > 0);
        setSounds(full.map((file) => ({ file, address: URL.createObjectURL(file) })));
      },
      () => setSounds([]),
    );
  };
  if (sounds === null) {
    return (
      <div>
        <Button variant="secondary" size="small" onClick={read}>
          {addedText.playSound}
        </Button>
      </div>
    );
  }
  return sounds.length === 0 ? (
    <Alert tone="information">{addedText.soundMissing}</Alert>
  ) : (
    <Stack gap="small">
      {sounds.map(({ file, address }, index) => {
        const name = fill(addedText.soundOf, { n: formatNumber(index + 1) });
        return (
          <Cluster key={address}>
            <audio
              controls
              src={address}
              aria-label={name}
              onLoadedMetadata={({ currentTarget }) => giveDuration(currentTarget)}
            >
              {/* Without a source: the text of a dictation is beside its sound. */}
              <track kind="captions" />
            </audio>
            <Button
              variant="secondary"
              size="small"
              icon={<DownloadIcon />}
              onClick={() =>
                downloadFile(file, `${name}.${file.type.includes('mp4') ? 'm4a' : 'webm'}`)
              }
            >
              {addedText.downloadSound}
            </Button>
          </Cluster>
        );
      })}
    </Stack>
  );
}

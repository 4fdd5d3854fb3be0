import { Button, Cluster, CopyIcon, LiveRegion, Ltr, SettingRow } from '@nevisa/ui';
import { useCopy } from '../../shared/shell/useCopy.ts';
import { accountText } from '../../shared/text/accountText.ts';
import { commonText } from '../../shared/text/commonText.ts';

/** The invitation link, to copy and to share. */
export function InvitationRow({ link }: { link: string }) {
  const { result, copy } = useCopy();
  return (
    <SettingRow
      label={<Ltr>{link}</Ltr>}
      control={
        <Cluster>
          <Button variant="secondary" icon={<CopyIcon />} onClick={() => copy(link)}>
            {accountText.copyLink}
          </Button>
          {canShare() && (
            <Button
              variant="quiet"
              onClick={() => {
                // A person who gives up has not failed.
                navigator.share({ url: link }).catch(() => undefined);
              }}
            >
              {accountText.shareLink}
            </Button>
          )}
        </Cluster>
      }
      note={
        <LiveRegion>
          {result === 'copied' && commonText.copied}
          {result === 'failed' && accountText.copyFailed}
        </LiveRegion>
      }
    />
  );
}

function canShare(): boolean {
  return 'share' in navigator;
}

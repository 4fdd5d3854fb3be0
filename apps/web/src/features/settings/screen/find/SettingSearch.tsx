import { formatNumber, LiveRegion, SearchField, VisuallyHidden } from '@nevisa/ui';
import { addedText } from '../../../../shared/text/addedText.ts';
import { a11yText } from '../../../../shared/text/a11yText.ts';
import { commonText } from '../../../../shared/text/commonText.ts';
import { fill } from '../../../../shared/text/fill.ts';
import type { FoundSettings } from './useFoundSettings.ts';

/** The search of the settings; what it finds stays on the page, and the number is announced. */
export function SettingSearch({ found: { count, typed, search } }: { found: FoundSettings }) {
  return (
    <search>
      <SearchField
        label={addedText.findSetting}
        labelHidden
        placeholder={addedText.findSetting}
        onChange={({ currentTarget }) => search(currentTarget.value)}
      />
      <VisuallyHidden>
        <LiveRegion>{count !== null && formatResult(count, typed)}</LiveRegion>
      </VisuallyHidden>
    </search>
  );
}

function formatResult(count: number, typed: string): string {
  return count === 0
    ? fill(commonText.noResults, { query: typed })
    : fill(a11yText.resultsUpdated, { n: formatNumber(count) });
}

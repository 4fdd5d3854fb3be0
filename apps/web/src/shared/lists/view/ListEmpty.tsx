import { Button, EmptyState, type EmptyStateProps, Illustration } from '@nevisa/ui';
import { passFocusOn } from '../../shell/passFocusOn.ts';
import { commonText } from '../../text/commonText.ts';

export interface ListEmptyProps extends Pick<EmptyStateProps, 'heading' | 'sentence' | 'action'> {
  /** Clears the search and the filters; null where the list leaves nothing out. */
  onClear?: (() => void) | null;
}

/** Why a list has no rows: none for its filters, which can be cleared here, or none at all. */
export function ListEmpty({ onClear = null, ...parts }: ListEmptyProps) {
  return (
    <EmptyState
      drawing={<Illustration name="empty" />}
      {...parts}
      {...(onClear !== null && {
        action: (
          <Button ref={passFocusOn} variant="secondary" onClick={onClear}>
            {commonText.clearFilters}
          </Button>
        ),
      })}
    />
  );
}

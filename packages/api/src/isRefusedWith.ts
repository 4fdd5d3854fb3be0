/** What tells the refusals of a call apart. */
export interface Refusal {
  readonly kind: string;
  readonly status?: number;
}

/** Whether the server has refused a call with this status. */
export function isRefusedWith(status: number, failure: Refusal | null): boolean {
  return failure?.kind === 'refused' && failure.status === status;
}

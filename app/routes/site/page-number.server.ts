import { redirect } from 'react-router';

/** Of `?page=`, from 1; 0 for what is no number of a page. */
export function readPageNumber(request: Request): number {
  const param = new URL(request.url).searchParams.get('page') ?? '1';
  return /^[1-9]\d{0,5}$/.test(param) ? Number(param) : 0;
}

/** Leads from a page that is not there to the nearest that is: an empty list has one. */
export function checkPageNumber(page: number, pages: number, getPath: (page: number) => string): void {
  const nearest = Math.max(1, Math.min(page, pages));
  if (page !== nearest) throw redirect(getPath(nearest));
}

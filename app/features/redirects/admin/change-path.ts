export const CHANGE_PATH = '/admin/addresses/change';

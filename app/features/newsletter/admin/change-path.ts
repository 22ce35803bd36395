export const CHANGE_PATH = '/admin/subscribers/change';

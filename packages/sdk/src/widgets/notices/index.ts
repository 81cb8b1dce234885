'use client';
export { NoticeBell, type NoticeBellProps } from './notice-bell';
export { NoticeDrawer, type NoticeDrawerProps } from './notice-drawer';

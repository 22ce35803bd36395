CREATE TABLE migrations (name text primary key, checksum text not null);
CREATE TABLE articles (
        id text primary key,
        title text not null,
        category text not null,
        excerpt text not null,
        content text not null,
        image_url text,
        author text not null,
        tags text not null,
        read_time integer not null,
        is_featured integer not null,
        is_latest integer not null,
        published_at text not null,
        first_published_at text not null,
        version integer not null default 1
      , plain_text text not null default '', search_title text not null default '', search_excerpt text not null default '', search_text text not null default '', search_grams text not null default '', creation_key text, last_save_id text);
CREATE TABLE growth_solutions (
        id text primary key,
        title text not null,
        excerpt text,
        content text not null,
        image_url text,
        author text not null,
        is_active integer not null,
        published_at text not null,
        version integer not null default 1
      , creation_key text, last_save_id text);
CREATE TABLE youtube_videos (
        id text primary key,
        youtube_id text not null unique,
        title text not null,
        description text not null,
        thumbnail_url text,
        duration text not null,
        view_count text not null,
        url text not null,
        published_at text not null,
        is_active integer not null
      , is_dated integer not null default 1);
CREATE TABLE seeds (name text primary key, done_at text not null);
CREATE TABLE content_version (id integer primary key check (id = 1), version bigint not null);
CREATE TABLE article_search (
    key integer primary key,
    article_id text not null unique,
    published_at text not null,
    title text not null,
    excerpt text not null
  );
CREATE VIRTUAL TABLE article_trigrams using fts5(body, content='', contentless_delete=1, tokenize='trigram case_sensitive 1');
CREATE VIRTUAL TABLE article_grams using fts5(body, content='', contentless_delete=1, detail=none, tokenize='ascii');
CREATE TABLE users (
        id text primary key,
        name text not null,
        email text not null unique,
        is_email_verified integer not null,
        image text,
        is_two_factor_enabled integer,
        created_at text not null,
        updated_at text not null
      );
CREATE TABLE sessions (
        id text primary key,
        token text not null unique,
        user_id text not null references users (id) on delete cascade,
        expires_at text not null,
        ip_address text,
        user_agent text,
        created_at text not null,
        updated_at text not null
      );
CREATE TABLE accounts (
        id text primary key,
        account_id text not null,
        provider_id text not null,
        user_id text not null references users (id) on delete cascade,
        access_token text,
        refresh_token text,
        id_token text,
        access_token_expires_at text,
        refresh_token_expires_at text,
        scope text,
        password text,
        created_at text not null,
        updated_at text not null,
        unique (user_id, provider_id)
      );
CREATE TABLE verifications (
        id text primary key,
        identifier text not null,
        value text not null,
        expires_at text not null,
        created_at text not null,
        updated_at text not null
      );
CREATE TABLE two_factors (
        id text primary key,
        user_id text not null unique references users (id) on delete cascade,
        secret text not null,
        backup_codes text not null,
        is_verified integer,
        failed_verification_count integer default 0,
        locked_until text
      );
CREATE TABLE user_roles (
        user_id text not null references users (id) on delete cascade,
        role text not null check (role in ('admin')),
        primary key (user_id, role)
      );
CREATE TABLE "attempts" (
        key text primary key,
        count integer not null,
        last_at text not null,
        blocked_until text
      );
CREATE TABLE set_up_links (
        id integer primary key check (id = 1),
        token_hash text not null,
        created_at text not null
      );
CREATE TABLE images (
      id text primary key,
      extension text not null,
      width integer not null,
      height integer not null,
      colour text not null,
      alt text,
      bytes integer not null,
      created_at text not null
    );
CREATE INDEX articles_by_date on articles (published_at desc, id);
CREATE INDEX articles_by_category on articles (category, published_at desc, id);
CREATE INDEX growth_solutions_by_date on growth_solutions (published_at desc, id);
CREATE INDEX youtube_videos_by_date on youtube_videos (published_at desc, id);
CREATE TRIGGER articles_insert_version after insert on articles
        begin update content_version set version = version + 1; end;
CREATE TRIGGER articles_update_version after update on articles
        begin update content_version set version = version + 1; end;
CREATE TRIGGER articles_delete_version after delete on articles
        begin update content_version set version = version + 1; end;
CREATE TRIGGER growth_solutions_insert_version after insert on growth_solutions
        begin update content_version set version = version + 1; end;
CREATE TRIGGER growth_solutions_update_version after update on growth_solutions
        begin update content_version set version = version + 1; end;
CREATE TRIGGER growth_solutions_delete_version after delete on growth_solutions
        begin update content_version set version = version + 1; end;
CREATE TRIGGER youtube_videos_insert_version after insert on youtube_videos
        begin update content_version set version = version + 1; end;
CREATE TRIGGER youtube_videos_update_version after update on youtube_videos
        begin update content_version set version = version + 1; end;
CREATE TRIGGER youtube_videos_delete_version after delete on youtube_videos
        begin update content_version set version = version + 1; end;
CREATE INDEX article_search_by_date on article_search (published_at, key);
CREATE TRIGGER articles_insert_search after insert on articles begin
    insert into article_search (article_id, published_at, title, excerpt)
      values (new.id, new.published_at, new.search_title, new.search_excerpt);
    insert into article_trigrams (rowid, body) select key, new.search_text from article_search where article_id = new.id;
    insert into article_grams (rowid, body) select key, new.search_grams from article_search where article_id = new.id;
  end;
CREATE TRIGGER articles_update_search after update on articles begin
    update article_search set published_at = new.published_at, title = new.search_title, excerpt = new.search_excerpt where article_id = old.id;
  end;
CREATE TRIGGER articles_update_search_text after update on articles when new.search_text is not old.search_text begin
    update article_trigrams set body = new.search_text where rowid = (select key from article_search where article_id = old.id);
    update article_grams set body = new.search_grams where rowid = (select key from article_search where article_id = old.id);
  end;
CREATE TRIGGER articles_delete_search after delete on articles begin
    delete from article_trigrams where rowid = (select key from article_search where article_id = old.id);
    delete from article_grams where rowid = (select key from article_search where article_id = old.id);
    delete from article_search where article_id = old.id;
  end;
CREATE INDEX sessions_by_user on sessions (user_id);
CREATE INDEX verifications_by_identifier on verifications (identifier);
CREATE INDEX images_by_date on images (created_at desc, id desc);
CREATE TRIGGER images_update_version after update on images
      begin update content_version set version = version + 1; end;
CREATE TRIGGER images_delete_version after delete on images
      begin update content_version set version = version + 1; end;
CREATE UNIQUE INDEX articles_creation_key on articles (creation_key);
CREATE UNIQUE INDEX growth_solutions_creation_key on growth_solutions (creation_key);
insert into migrations (name, checksum) values ('0001-content', 'bde10b0ddcb0c9489f00d9cba1cc970738f89f957e483cfa55670c0451b59efa');
insert into migrations (name, checksum) values ('0002-search', '4a903fdc7757f5e301a6fa6e62ca9881c0de31e0e97f779171ace4f6344e06cc');
insert into migrations (name, checksum) values ('0003-accounts', '2802cc5cd54d14ce8cef39a1c2deddfdacf014cce7211d621898ba5746aebb4a');
insert into migrations (name, checksum) values ('0004-images', '2ab027c4f53a1b7f72cbb87cb202cc29088a24dfc29ef91d5a80c41e7442fd3c');
insert into migrations (name, checksum) values ('0005-desk', 'ffcd582243b414ed2e090b0c891ad690be69d94c9640941c0be3df7eb22acf2c');
insert into migrations (name, checksum) values ('0006-undated-videos', '42061e8ae3a023ed956280ae2521438af0b2d883841ed4bc85085d9317eba255');
insert into migrations (name, checksum) values ('0007-last-save', '3317a549adbc789c6ccb0ee381745f36fd37873dcb46969ea3583e42d8fe9f8e');
insert into migrations (name, checksum) values ('0008-attempts', '683d356176f65731d1433afd7436ab521a7a53431a8d355353cec8505a0e190d');
insert into migrations (name, checksum) values ('0009-search-postgres', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
insert into articles (id, title, category, excerpt, content, image_url, author, tags, read_time, is_featured, is_latest, published_at, first_published_at, version, plain_text, search_title, search_excerpt, search_text, search_grams, creation_key, last_save_id) values ('accra-東京-владивосток', 'Accra – 東京 – Владивосток', 'BRAND', 'In short.', ('<p>line'||char(10)||'one</p><pre><code>two'||char(10)||'	three; -- '' "</code></pre>'), '/pictures/1.svg', 'Kwame Adeyemi', '["water","price"]', 1, 0, 0, '2026-11-21T23:11:29.784Z', '2026-11-21T23:11:29.784Z', 1, 'line one two three; -- '' "', 'accra – 東京 – владивосток', 'in short.', ('accra – 東京 – владивосток'||char(10)||'in short.'||char(10)||'brand'||char(10)||'line one two three; -- '' "'), '61 63 61x63 63x63 72 63x72 72x61 20 61x20 2013 20x2013 2013x20 6771 20x6771 4eac 6771x4eac 4eacx20 432 20x432 43b 432x43b 430 43bx430 434 430x434 438 434x438 438x432 43e 432x43e 441 43ex441 442 441x442 442x43e 43a 43ex43a a 43axa 69 ax69 6e 69x6e 6ex20 73 20x73 68 73x68 6f 68x6f 6fx72 74 72x74 2e 74x2e 2exa 62 ax62 62x72 61x6e 64 6ex64 64xa 6c ax6c 6cx69 65 6ex65 65x20 20x6f 6fx6e 20x74 77 74x77 77x6f 6fx20 74x68 68x72 72x65 65x65 3b 65x3b 3bx20 2d 20x2d 2dx2d 2dx20 27 20x27 27x20 22 20x22', null, null);
insert into articles (id, title, category, excerpt, content, image_url, author, tags, read_time, is_featured, is_latest, published_at, first_published_at, version, plain_text, search_title, search_excerpt, search_text, search_grams, creation_key, last_save_id) values ('naive-quotes-b-signs-b-100', 'Naïve “quotes” & <b>signs</b> \ 100 % 🌍', 'MARKETING', 'In short.', '<p>It.</p>', '/pictures/1.svg', 'Kwame Adeyemi', '["it''s","a ''tag''","{curly}","50\\%"]', 1, 0, 0, '2026-11-21T23:11:29.772Z', '2026-11-21T23:11:29.772Z', 1, 'It.', 'naïve “quotes” & <b>signs</b> \ 100 % 🌍', 'in short.', ('naïve “quotes” & <b>signs</b> \ 100 % 🌍'||char(10)||'in short.'||char(10)||'marketing'||char(10)||'it.'), '6e 61 6ex61 ef 61xef 76 efx76 65 76x65 20 65x20 201c 20x201c 71 201cx71 75 71x75 6f 75x6f 74 6fx74 74x65 73 65x73 201d 73x201d 201dx20 26 20x26 26x20 3c 20x3c 62 3cx62 3e 62x3e 3ex73 69 73x69 67 69x67 67x6e 6ex73 73x3c 2f 3cx2f 2fx62 3ex20 5c 20x5c 5cx20 31 20x31 30 31x30 30x30 30x20 25 20x25 25x20 1f30d 20x1f30d a 1f30dxa ax69 69x6e 6ex20 20x73 68 73x68 68x6f 72 6fx72 72x74 2e 74x2e 2exa 6d ax6d 6dx61 61x72 6b 72x6b 6bx65 65x74 74x69 6ex67 67xa 69x74', null, null);
insert into articles (id, title, category, excerpt, content, image_url, author, tags, read_time, is_featured, is_latest, published_at, first_published_at, version, plain_text, search_title, search_excerpt, search_text, search_grams, creation_key, last_save_id) values ('sell-water-by-the-tap', 'Sell water by the tap', 'BRAND', 'In short.', '<p>Look:</p><p><img src="/images/uftd4t3hk29hqwy9-64x48-aa3311.png" alt="A red field"></p>', '/images/uftd4t3hk29hqwy9-64x48-aa3311.png', 'Kwame Adeyemi', '["water","price"]', 1, 0, 0, '2026-11-21T23:11:29.750Z', '2026-11-21T23:11:29.750Z', 1, 'Look:', 'sell water by the tap', 'in short.', ('sell water by the tap'||char(10)||'in short.'||char(10)||'brand'||char(10)||'look:'), '73 65 73x65 6c 65x6c 6cx6c 20 6cx20 77 20x77 61 77x61 74 61x74 74x65 72 65x72 72x20 62 20x62 79 62x79 79x20 20x74 68 74x68 68x65 65x20 74x61 70 61x70 a 70xa 69 ax69 6e 69x6e 6ex20 20x73 73x68 6f 68x6f 6fx72 72x74 2e 74x2e 2exa ax62 62x72 72x61 61x6e 64 6ex64 64xa ax6c 6cx6f 6fx6f 6b 6fx6b 3a 6bx3a', null, null);
insert into articles (id, title, category, excerpt, content, image_url, author, tags, read_time, is_featured, is_latest, published_at, first_published_at, version, plain_text, search_title, search_excerpt, search_text, search_grams, creation_key, last_save_id) values ('written-twice', 'Written twice, read once', 'BRAND', 'In short.', '<p>It.</p>', '/pictures/1.svg', 'Kwame Adeyemi', '["water","price"]', 1, 0, 0, '2026-11-21T23:11:29.801Z', '2026-11-21T23:11:29.801Z', 2, 'It.', 'written twice, read once', 'in short.', ('written twice, read once'||char(10)||'in short.'||char(10)||'brand'||char(10)||'it.'), '77 72 77x72 69 72x69 74 69x74 74x74 65 74x65 6e 65x6e 20 6ex20 20x74 74x77 77x69 63 69x63 63x65 2c 65x2c 2cx20 20x72 72x65 61 65x61 64 61x64 64x20 6f 20x6f 6fx6e 6ex63 a 65xa ax69 69x6e 73 20x73 68 73x68 68x6f 6fx72 72x74 2e 74x2e 2exa 62 ax62 62x72 72x61 61x6e 6ex64 64xa', '77df004a-d8cd-4f00-8acb-74362c84806f', 'c14948cc-0347-4d23-8106-3fcb198b5749');
insert into growth_solutions (id, title, excerpt, content, image_url, author, is_active, published_at, version, creation_key, last_save_id) values ('fresh-start', 'Fresh start', 'Six weeks.', '<p>Work.</p>', '/images/uftd4t3hk29hqwy9-64x48-aa3311.png', 'Kwame Adeyemi', 1, '2026-11-21T23:11:29.828Z', 1, null, null);
insert into growth_solutions (id, title, excerpt, content, image_url, author, is_active, published_at, version, creation_key, last_save_id) values ('hidden-start', 'Hidden start', 'Six weeks.', '<p>Work.</p>', '/pictures/1.svg', 'Kwame Adeyemi', 1, '2026-11-21T23:11:29.838Z', 1, null, null);
insert into youtube_videos (id, youtube_id, title, description, thumbnail_url, duration, view_count, url, published_at, is_active, is_dated) values ('45723b9f-9946-48d0-a1e1-d2cffac3b67b', 'bbbbbbbbbb2', 'Nine words', ('About Nine words.'||char(10)||''||char(10)||'https://example.com'), '/images/2vrjjiffcnnrj6hm-480x360-127733.jpg', 'PT45S', '1204000', 'https://www.youtube.com/watch?v=bbbbbbbbbb2', '2024-12-19T08:30:00.000Z', 1, 1);
insert into youtube_videos (id, youtube_id, title, description, thumbnail_url, duration, view_count, url, published_at, is_active, is_dated) values ('d09ce064-6641-4f0c-b9db-2f68d06d2755', 'aaaaaaaaaa1', 'Pricing for growth', '', '/images/vskpvzziaptpjnyx-1280x720-cc3311.jpg', '', '', 'https://www.youtube.com/watch?v=aaaaaaaaaa1', '2026-11-21T23:11:30.405Z', 1, 0);
insert into seeds (name, done_at) values ('built-in-articles', '2026-11-21T23:11:28.548Z');
insert into users (id, name, email, is_email_verified, image, is_two_factor_enabled, created_at, updated_at) values ('3c8b8d54-afb9-4f42-b768-d8cb9cf11954', '', 'owner@example.org', 1, null, 1, '2026-11-21T23:11:28.982Z', '2026-11-21T23:11:30.827Z');
insert into users (id, name, email, is_email_verified, image, is_two_factor_enabled, created_at, updated_at) values ('5fd13bc0-8e9f-4012-b39e-a8d5a6a22a5b', '', 'late@example.org', 0, null, 0, '2026-11-21T23:11:30.605Z', '2026-11-21T23:11:30.605Z');
insert into users (id, name, email, is_email_verified, image, is_two_factor_enabled, created_at, updated_at) values ('b1307e5f-2941-4fc0-a75c-85b396256906', '', 'reader@example.org', 0, null, 0, '2026-11-21T23:11:30.480Z', '2026-11-21T23:11:30.480Z');
insert into sessions (id, token, user_id, expires_at, ip_address, user_agent, created_at, updated_at) values ('udbktKCvdg4uIbzgdbKGIdV1f8ik9GZQ', 'CzKjVAMMNfB24OGjdCJxm4TVZhOuV9NG', '3c8b8d54-afb9-4f42-b768-d8cb9cf11954', '2026-11-28T23:11:30.829Z', '', '', '2026-11-21T23:11:30.829Z', '2026-11-21T23:11:30.829Z');
insert into accounts (id, account_id, provider_id, user_id, access_token, refresh_token, id_token, access_token_expires_at, refresh_token_expires_at, scope, password, created_at, updated_at) values ('01d1bdb8-c299-43ba-8a03-6f75155cb967', 'b1307e5f-2941-4fc0-a75c-85b396256906', 'credential', 'b1307e5f-2941-4fc0-a75c-85b396256906', null, null, null, null, null, null, '$argon2id$v=19$m=19456,t=2,p=1$Q6NIvUMB6aE3Jw9sKA72KA$Mi41H5ED9mDABb6fm0QScWqO8T9GgByBcwRF66EG0wE', '2026-11-21T23:11:30.480Z', '2026-11-21T23:11:30.480Z');
insert into accounts (id, account_id, provider_id, user_id, access_token, refresh_token, id_token, access_token_expires_at, refresh_token_expires_at, scope, password, created_at, updated_at) values ('337c3165-e658-4b91-8d4d-284b01dbb6d3', '5fd13bc0-8e9f-4012-b39e-a8d5a6a22a5b', 'credential', '5fd13bc0-8e9f-4012-b39e-a8d5a6a22a5b', null, null, null, null, null, null, '$argon2id$v=19$m=19456,t=2,p=1$y3vhHpkYMEWVuKiRg3olSQ$/N7CSY4jWolcRsbBWOGBsKHhrcqXMdjCNBWBxOTBbAo', '2026-11-21T23:11:30.605Z', '2026-11-21T23:11:30.605Z');
insert into accounts (id, account_id, provider_id, user_id, access_token, refresh_token, id_token, access_token_expires_at, refresh_token_expires_at, scope, password, created_at, updated_at) values ('d36edcd3-34f8-4ac2-a2b4-9baf41e7e3f6', '3c8b8d54-afb9-4f42-b768-d8cb9cf11954', 'credential', '3c8b8d54-afb9-4f42-b768-d8cb9cf11954', null, null, null, null, null, null, '$argon2id$v=19$m=19456,t=2,p=1$1UyDY7H4DgS4OV4B8gIXgA$S32qayx47nk1iZQgSqYsItj2KMyJHRVlDxnwH/69e6c', '2026-11-21T23:11:28.982Z', '2026-11-21T23:11:28.982Z');
insert into verifications (id, identifier, value, expires_at, created_at, updated_at) values ('0mKvfbij4DUJWBeIFowFCEnUG0iQvvHY', 'txVGqOotYXPUiC-rB9-Q-B9CCfBOq_siPlA1Qk4kTF8', 'b1307e5f-2941-4fc0-a75c-85b396256906', '2026-11-22T23:11:30.482Z', '2026-11-21T23:11:30.483Z', '2026-11-21T23:11:30.483Z');
insert into verifications (id, identifier, value, expires_at, created_at, updated_at) values ('Cp3m19ZusXjRWejppjLpMOLp8MzBVkzo', 'ptQgxSPGBCZLxe4PZlahUP6GD9IUCiTYn7LV9FqTrZA', '5fd13bc0-8e9f-4012-b39e-a8d5a6a22a5b', '2026-11-22T23:11:30.607Z', '2026-11-21T23:11:30.607Z', '2026-11-21T23:11:30.607Z');
insert into two_factors (id, user_id, secret, backup_codes, is_verified, failed_verification_count, locked_until) values ('BeIT8oTJkGrv8XukC0ITxYa3ma6plgtf', '3c8b8d54-afb9-4f42-b768-d8cb9cf11954', 'aae1902f797abe714811f511368d4906c4ec497d4fff287db3353de8e515924a45f6e2cb98e8b3a6f9d4acad20c429ff23cf7cc3d6ae99dcef0365fe7d95c3eeedc0d5de210de02a', 'f5bd237d58479980ed53877cf0e6496bd9677a748a406ff85752cae90971b3f392c255a0b35ea128a0c17345aa726d40ac528cf3417643d1e439041ea44a9834f62d252413ba5994af6894a16e0086403dcf815f785b80b2432ecd0d5404946b317aa03b662af18bfbe1f3139058a423b0cd3009e7c95e5895ab2088ddfb7996fbf18e54bb38ed1fd5fcceec298351e615c1eb5ef8098055962fb14aa3e3320490d69e90530b6158fa2c93610ae0c19a27f8bce301', 1, 0, null);
insert into user_roles (user_id, role) values ('3c8b8d54-afb9-4f42-b768-d8cb9cf11954', 'admin');
insert into attempts (key, count, last_at, blocked_until) values ('615bAgrCoTHX4nPrngoJnJ84O8iHyycYQCpEKAenb74', 1, '2026-11-21T23:11:30.552Z', null);
insert into attempts (key, count, last_at, blocked_until) values ('8adccYC2r3hmde0yVxbYLVgoaTGWnczTAYet-M9H9fA', 1, '2026-11-21T23:11:30.705Z', null);
insert into attempts (key, count, last_at, blocked_until) values ('TzPpyC3qyiEU1XdMWgErdONWnNtD2HLsETVvTYdavfM', 1, '2026-11-21T23:11:30.837Z', null);
insert into attempts (key, count, last_at, blocked_until) values ('aYonwF_Er_95pq9UX3Q4iSX3JQjC0BpcsYqXKtyj4rg', 1, '2026-11-21T23:11:28.915Z', null);
insert into attempts (key, count, last_at, blocked_until) values ('kUX460U9LX0V2gXRNuJk4mWKgG-qEntydwiUcL1sVgU', 2, '2026-11-21T23:11:30.552Z', null);
insert into attempts (key, count, last_at, blocked_until) values ('wLbuCryu1Xd5V7nsJUesFWkHuz3djYL61jbcC246BdA', 1, '2026-11-21T23:11:30.423Z', null);
insert into images (id, extension, width, height, colour, alt, bytes, created_at) values ('2vrjjiffcnnrj6hm', 'jpg', 480, 360, '127733', '', 1590, '2026-11-21T23:11:33.438Z');
insert into images (id, extension, width, height, colour, alt, bytes, created_at) values ('uftd4t3hk29hqwy9', 'png', 64, 48, 'aa3311', 'A red field', 529, '2026-11-21T23:11:29.733Z');
insert into images (id, extension, width, height, colour, alt, bytes, created_at) values ('vskpvzziaptpjnyx', 'jpg', 1280, 720, 'cc3311', '', 6977, '2026-11-21T23:11:30.401Z');
insert into content_version (id, version) values (1, 40);

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
        device text,
        created_at text not null,
        updated_at text not null
      , last_used_at text);
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
insert into migrations (name, checksum) values ('0011-sessions', '561295c360c54180b407da4b775f5d12cec6c6c167b41e50643ae145bd5b9cdd');
insert into articles (id, title, category, excerpt, content, image_url, author, tags, read_time, is_featured, is_latest, published_at, first_published_at, version, plain_text, search_title, search_excerpt, search_text, search_grams, creation_key, last_save_id) values ('accra-東京-владивосток', 'Accra – 東京 – Владивосток', 'BRAND', 'In short.', ('<p>line'||char(10)||'one</p><pre><code>two'||char(10)||'	three; -- '' "</code></pre>'), '/pictures/1.svg', 'Kwame Adeyemi', '["water","price"]', 1, 0, 0, '2026-11-21T23:11:45.726Z', '2026-11-21T23:11:45.726Z', 1, 'line one two three; -- '' "', 'accra – 東京 – владивосток', 'in short.', ('accra – 東京 – владивосток'||char(10)||'in short.'||char(10)||'brand'||char(10)||'line one two three; -- '' "'), '61 63 61x63 63x63 72 63x72 72x61 20 61x20 2013 20x2013 2013x20 6771 20x6771 4eac 6771x4eac 4eacx20 432 20x432 43b 432x43b 430 43bx430 434 430x434 438 434x438 438x432 43e 432x43e 441 43ex441 442 441x442 442x43e 43a 43ex43a a 43axa 69 ax69 6e 69x6e 6ex20 73 20x73 68 73x68 6f 68x6f 6fx72 74 72x74 2e 74x2e 2exa 62 ax62 62x72 61x6e 64 6ex64 64xa 6c ax6c 6cx69 65 6ex65 65x20 20x6f 6fx6e 20x74 77 74x77 77x6f 6fx20 74x68 68x72 72x65 65x65 3b 65x3b 3bx20 2d 20x2d 2dx2d 2dx20 27 20x27 27x20 22 20x22', null, null);
insert into articles (id, title, category, excerpt, content, image_url, author, tags, read_time, is_featured, is_latest, published_at, first_published_at, version, plain_text, search_title, search_excerpt, search_text, search_grams, creation_key, last_save_id) values ('naive-quotes-b-signs-b-100', 'Naïve “quotes” & <b>signs</b> \ 100 % 🌍', 'MARKETING', 'In short.', '<p>It.</p>', '/pictures/1.svg', 'Kwame Adeyemi', '["it''s","a ''tag''","{curly}","50\\%"]', 1, 0, 0, '2026-11-21T23:11:45.701Z', '2026-11-21T23:11:45.701Z', 1, 'It.', 'naïve “quotes” & <b>signs</b> \ 100 % 🌍', 'in short.', ('naïve “quotes” & <b>signs</b> \ 100 % 🌍'||char(10)||'in short.'||char(10)||'marketing'||char(10)||'it.'), '6e 61 6ex61 ef 61xef 76 efx76 65 76x65 20 65x20 201c 20x201c 71 201cx71 75 71x75 6f 75x6f 74 6fx74 74x65 73 65x73 201d 73x201d 201dx20 26 20x26 26x20 3c 20x3c 62 3cx62 3e 62x3e 3ex73 69 73x69 67 69x67 67x6e 6ex73 73x3c 2f 3cx2f 2fx62 3ex20 5c 20x5c 5cx20 31 20x31 30 31x30 30x30 30x20 25 20x25 25x20 1f30d 20x1f30d a 1f30dxa ax69 69x6e 6ex20 20x73 68 73x68 68x6f 72 6fx72 72x74 2e 74x2e 2exa 6d ax6d 6dx61 61x72 6b 72x6b 6bx65 65x74 74x69 6ex67 67xa 69x74', null, null);
insert into articles (id, title, category, excerpt, content, image_url, author, tags, read_time, is_featured, is_latest, published_at, first_published_at, version, plain_text, search_title, search_excerpt, search_text, search_grams, creation_key, last_save_id) values ('sell-water-by-the-tap', 'Sell water by the tap', 'BRAND', 'In short.', '<p>Look:</p><p><img src="/images/7vm9dha8idsg2rmg-64x48-aa3311.png" alt="A red field"></p>', '/images/7vm9dha8idsg2rmg-64x48-aa3311.png', 'Kwame Adeyemi', '["water","price"]', 1, 0, 0, '2026-11-21T23:11:45.675Z', '2026-11-21T23:11:45.675Z', 1, 'Look:', 'sell water by the tap', 'in short.', ('sell water by the tap'||char(10)||'in short.'||char(10)||'brand'||char(10)||'look:'), '73 65 73x65 6c 65x6c 6cx6c 20 6cx20 77 20x77 61 77x61 74 61x74 74x65 72 65x72 72x20 62 20x62 79 62x79 79x20 20x74 68 74x68 68x65 65x20 74x61 70 61x70 a 70xa 69 ax69 6e 69x6e 6ex20 20x73 73x68 6f 68x6f 6fx72 72x74 2e 74x2e 2exa ax62 62x72 72x61 61x6e 64 6ex64 64xa ax6c 6cx6f 6fx6f 6b 6fx6b 3a 6bx3a', null, null);
insert into articles (id, title, category, excerpt, content, image_url, author, tags, read_time, is_featured, is_latest, published_at, first_published_at, version, plain_text, search_title, search_excerpt, search_text, search_grams, creation_key, last_save_id) values ('written-twice', 'Written twice, read once', 'BRAND', 'In short.', '<p>It.</p>', '/pictures/1.svg', 'Kwame Adeyemi', '["water","price"]', 1, 0, 0, '2026-11-21T23:11:45.742Z', '2026-11-21T23:11:45.742Z', 2, 'It.', 'written twice, read once', 'in short.', ('written twice, read once'||char(10)||'in short.'||char(10)||'brand'||char(10)||'it.'), '77 72 77x72 69 72x69 74 69x74 74x74 65 74x65 6e 65x6e 20 6ex20 20x74 74x77 77x69 63 69x63 63x65 2c 65x2c 2cx20 20x72 72x65 61 65x61 64 61x64 64x20 6f 20x6f 6fx6e 6ex63 a 65xa ax69 69x6e 73 20x73 68 73x68 68x6f 6fx72 72x74 2e 74x2e 2exa 62 ax62 62x72 72x61 61x6e 6ex64 64xa', '98067156-4244-4971-9eb4-c8280d7079d5', '81ed4f69-d043-4b1f-b3b1-0d46a083843c');
insert into growth_solutions (id, title, excerpt, content, image_url, author, is_active, published_at, version, creation_key, last_save_id) values ('fresh-start', 'Fresh start', 'Six weeks.', '<p>Work.</p>', '/images/7vm9dha8idsg2rmg-64x48-aa3311.png', 'Kwame Adeyemi', 1, '2026-11-21T23:11:45.762Z', 1, null, null);
insert into growth_solutions (id, title, excerpt, content, image_url, author, is_active, published_at, version, creation_key, last_save_id) values ('hidden-start', 'Hidden start', 'Six weeks.', '<p>Work.</p>', '/pictures/1.svg', 'Kwame Adeyemi', 1, '2026-11-21T23:11:45.783Z', 1, null, null);
insert into youtube_videos (id, youtube_id, title, description, thumbnail_url, duration, view_count, url, published_at, is_active, is_dated) values ('8b462782-9b33-47d6-bf5f-247759e40021', 'bbbbbbbbbb2', 'Nine words', ('About Nine words.'||char(10)||''||char(10)||'https://example.com'), '/images/8awyuwj43nrftvrm-480x360-127733.jpg', 'PT45S', '1204000', 'https://www.youtube.com/watch?v=bbbbbbbbbb2', '2024-12-19T08:30:00.000Z', 1, 1);
insert into youtube_videos (id, youtube_id, title, description, thumbnail_url, duration, view_count, url, published_at, is_active, is_dated) values ('cec1ff08-d316-4df2-bfa2-a7a6541f4236', 'aaaaaaaaaa1', 'Pricing for growth', '', '/images/fn4hidrcss7aabmy-1280x720-cc3311.jpg', '', '', 'https://www.youtube.com/watch?v=aaaaaaaaaa1', '2026-11-21T23:11:46.999Z', 1, 0);
insert into seeds (name, done_at) values ('built-in-articles', '2026-11-21T23:11:43.931Z');
insert into users (id, name, email, is_email_verified, image, is_two_factor_enabled, created_at, updated_at) values ('80806870-f247-4d63-ba82-9a1d096c3d45', '', 'owner@example.org', 1, null, 1, '2026-11-21T23:11:44.681Z', '2026-11-21T23:11:47.398Z');
insert into users (id, name, email, is_email_verified, image, is_two_factor_enabled, created_at, updated_at) values ('a570d2af-d6d5-46bc-96ee-25d73f43e6c5', '', 'late@example.org', 0, null, 0, '2026-11-21T23:11:47.176Z', '2026-11-21T23:11:47.176Z');
insert into users (id, name, email, is_email_verified, image, is_two_factor_enabled, created_at, updated_at) values ('e93b2495-a1f3-4ad5-86f9-b6692f5db1c9', '', 'reader@example.org', 0, null, 0, '2026-11-21T23:11:47.065Z', '2026-11-21T23:11:47.065Z');
insert into sessions (id, token, user_id, expires_at, ip_address, device, created_at, updated_at, last_used_at) values ('nq8s6ksDXcdqzetLg8EPK00gNyeoRlls', 'AurBxMNbt1BrWQKT2PyamBmTj35a1j8IeBSGIm7ljPg', '80806870-f247-4d63-ba82-9a1d096c3d45', '2026-11-28T23:11:47.404Z', '', 'Unknown device', '2026-11-21T23:11:47.404Z', '2026-11-21T23:11:47.404Z', null);
insert into accounts (id, account_id, provider_id, user_id, access_token, refresh_token, id_token, access_token_expires_at, refresh_token_expires_at, scope, password, created_at, updated_at) values ('49d99cf5-5b3c-42ab-a329-34628641ef04', 'e93b2495-a1f3-4ad5-86f9-b6692f5db1c9', 'credential', 'e93b2495-a1f3-4ad5-86f9-b6692f5db1c9', null, null, null, null, null, null, '$argon2id$v=19$m=19456,t=2,p=1$Bh0xVvl3Qh7lEkDnMAbXgQ$QDrhp6/mR5nj7N89pkJNYFuLNPjEm/r+g2cvtUE/SZc', '2026-11-21T23:11:47.065Z', '2026-11-21T23:11:47.065Z');
insert into accounts (id, account_id, provider_id, user_id, access_token, refresh_token, id_token, access_token_expires_at, refresh_token_expires_at, scope, password, created_at, updated_at) values ('bec245d4-4b74-475a-a668-397a4e6653c5', 'a570d2af-d6d5-46bc-96ee-25d73f43e6c5', 'credential', 'a570d2af-d6d5-46bc-96ee-25d73f43e6c5', null, null, null, null, null, null, '$argon2id$v=19$m=19456,t=2,p=1$qRBFINYvEA+cyslLrA5uxg$4uSiq0+o0bHwcAMbOfLt5kY1m1A9H4uz7lH/jCvH83w', '2026-11-21T23:11:47.176Z', '2026-11-21T23:11:47.176Z');
insert into accounts (id, account_id, provider_id, user_id, access_token, refresh_token, id_token, access_token_expires_at, refresh_token_expires_at, scope, password, created_at, updated_at) values ('de5cd8c8-601c-4e4b-8e18-3abf5090f7d0', '80806870-f247-4d63-ba82-9a1d096c3d45', 'credential', '80806870-f247-4d63-ba82-9a1d096c3d45', null, null, null, null, null, null, '$argon2id$v=19$m=19456,t=2,p=1$CXHSSJfwUsZ9UzXRy6EriA$pbhArOUO9lWzwp0easdxjfH7zk0mre70WgQ6EQ7Lcug', '2026-11-21T23:11:44.681Z', '2026-11-21T23:11:44.681Z');
insert into verifications (id, identifier, value, expires_at, created_at, updated_at) values ('Qj7MKmbxHSpp6Ey6d6eg5h6ujk4QZ9cy', '0BaMfRKN44No94hOuP12MBa8jIjtMUY7_eV7apLzVFo', 'e93b2495-a1f3-4ad5-86f9-b6692f5db1c9', '2026-11-22T23:11:47.068Z', '2026-11-21T23:11:47.069Z', '2026-11-21T23:11:47.069Z');
insert into verifications (id, identifier, value, expires_at, created_at, updated_at) values ('nFdwLJAk1g6z1lsIrLccAluTv9Ze3cYG', 'Ev7WIxCPTo1rIZ1wRF9KXYzRY5vA2RRbGPFbC16tFLc', 'a570d2af-d6d5-46bc-96ee-25d73f43e6c5', '2026-11-22T23:11:47.183Z', '2026-11-21T23:11:47.184Z', '2026-11-21T23:11:47.184Z');
insert into two_factors (id, user_id, secret, backup_codes, is_verified, failed_verification_count, locked_until) values ('bWZgHo80M6Srh0mTXez2ICXGGBJnd3n0', '80806870-f247-4d63-ba82-9a1d096c3d45', '4d589e3e95f116aa82c622d799f88c50b9f68be8e630838628385eb5529aaf0041b04d3fc6db2d181e551c36c5e3565d3462819f4a5b6a9b17e09593ddab99b5d275ffb06ac5a209', '6f225dfa575c4e0411ec041d3beda441af2e4eb1a7d140b5ce5016ab6bf905c78c91b6eadc10385034425b31a1a9a95d5201387f6371a87d3fa3a3de16342837dbee63b9dca0bf970417d5b7f9692ce20e827bdecae826a1c52f7e87866c79c7b986f988f698b98187dd101f7d9b2648ddbcc8336f5b8d36114ff1abf5a2d693254f3754e6fc398979c20d5abcccb2d9ef670d4b147bcb061cc68799060fd69b3372a0702934623797fea39cbf33c11efdbb183eda', 1, 0, null);
insert into user_roles (user_id, role) values ('80806870-f247-4d63-ba82-9a1d096c3d45', 'admin');
insert into attempts (key, count, last_at, blocked_until) values ('-B-vnNkQ_uxhegWXkEMe_4-gP2AL7aTJP6uXQLomE_Q', 2, '2026-11-21T23:11:47.129Z', null);
insert into attempts (key, count, last_at, blocked_until) values ('3wGs798bW8KPcsp2XpD-1kBaucyYkP4p_kGVKb7p-W0', 1, '2026-11-21T23:11:47.129Z', null);
insert into attempts (key, count, last_at, blocked_until) values ('OwOWUboOzO26DCdhEx_K3QAVcWNlo1FrDoz8ZPeeFHE', 1, '2026-11-21T23:11:47.016Z', null);
insert into attempts (key, count, last_at, blocked_until) values ('PSU1olCFNOHRLO1Pexq4M5ubJpOxYl6Zr_wBjkNbvQU', 1, '2026-11-21T23:11:44.596Z', null);
insert into attempts (key, count, last_at, blocked_until) values ('U51AKYhRpsVkF8j6r3txuJ-NpFHtPDMOuUavlqPDiRs', 1, '2026-11-21T23:11:47.209Z', null);
insert into attempts (key, count, last_at, blocked_until) values ('gnfxYZNrRQ-D8RoTJLMY-MY0TFcarB1dV_5O3jKKPpw', 1, '2026-11-21T23:11:47.209Z', null);
insert into attempts (key, count, last_at, blocked_until) values ('lbRXOaaeXVbABGyWtIQ4PWBaSHfe5KIbPN55DNAPGuU', 1, '2026-11-21T23:11:47.425Z', null);
insert into images (id, extension, width, height, colour, alt, bytes, created_at) values ('7vm9dha8idsg2rmg', 'png', 64, 48, 'aa3311', 'A red field', 529, '2026-11-21T23:11:45.662Z');
insert into images (id, extension, width, height, colour, alt, bytes, created_at) values ('8awyuwj43nrftvrm', 'jpg', 480, 360, '127733', '', 1590, '2026-11-21T23:11:49.478Z');
insert into images (id, extension, width, height, colour, alt, bytes, created_at) values ('fn4hidrcss7aabmy', 'jpg', 1280, 720, 'cc3311', '', 6977, '2026-11-21T23:11:46.998Z');
insert into content_version (id, version) values (1, 40);

--
-- PostgreSQL database dump
--


-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

--
-- Name: pg_trgm; Type: EXTENSION; Schema: -; Owner: -
--

CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;


--
-- Name: EXTENSION pg_trgm; Type: COMMENT; Schema: -; Owner: -
--

COMMENT ON EXTENSION pg_trgm IS 'text similarity measurement and index searching based on trigrams';


--
-- Name: end_private_links(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.end_private_links() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      begin
        delete from private_links where kind = tg_argv[0] and item_id = old.id;
        return null;
      end $$;


--
-- Name: find_image_ids(text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.find_image_ids(html text) RETURNS text[]
    LANGUAGE sql IMMUTABLE
    AS $$
    select array_agg(distinct match[1] order by match[1]) from regexp_matches(html, '/images/([a-z0-9]{16})-', 'g') match
  $$;


--
-- Name: note_announcement(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.note_announcement() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      begin
        insert into announcements (announcer, kind, item_id, version, due_at)
          select name, tg_argv[0], new.id, (select version from content_version), new.published_at from announcers
          on conflict (announcer, kind, item_id) do update set version = excluded.version, due_at = excluded.due_at;
        return null;
      end $$;


--
-- Name: note_related_change(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.note_related_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      begin
        if tg_op = 'DELETE' then insert into related_changes (kind, item_id) values (tg_argv[0], old.id);
        else insert into related_changes (kind, item_id) values (tg_argv[0], new.id);
        end if;
        return null;
      end $$;


--
-- Name: raise_content_version(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.raise_content_version() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      begin
        update content_version set version = version + 1;
        perform pg_notify('content', '');
        return null;
      end $$;


--
-- Name: record_image_uses(text, text, text, text, text[]); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.record_image_uses(use_kind text, use_item text, use_place text, use_revision text, ids text[]) RETURNS void
    LANGUAGE plpgsql
    AS $$
    begin
      if ids is null then return; end if;
      perform 1 from content_version for update;
      insert into image_uses (image_id, kind, item_id, place, revision_id)
        select image_id, use_kind, use_item, use_place, use_revision from unnest(ids) image_id on conflict do nothing;
      if exists (select from images where id = any(ids) and state = 'trashed') then
        update images set state = 'live', deleted_at = null where id = any(ids) and state = 'trashed';
      end if;
    end $$;


--
-- Name: refresh_article_search(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.refresh_article_search() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      begin
        insert into article_search (article_id, published_at, title, excerpt, body)
          values (new.id, case when not new.is_draft and new.deleted_at is null then new.published_at else '9999-12-31T23:59:59.999Z'::timestamptz end, new.search_title, new.search_excerpt, '')
          on conflict (article_id) do update
          set published_at = excluded.published_at, title = excluded.title, excerpt = excluded.excerpt;
        return null;
      end $$;


--
-- Name: refresh_articles_images(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.refresh_articles_images() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
        begin
          if tg_op <> 'INSERT' then delete from image_uses where kind = 'article' and item_id = old.id and revision_id = ''; end if;
          if tg_op <> 'DELETE' then perform record_image_uses('article', new.id, 'text', '', find_image_ids(new.content)); perform record_image_uses('article', new.id, 'cover', '', find_image_ids(new.image_url)); end if;
          return null;
        end $$;


--
-- Name: refresh_embedded_videos_images(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.refresh_embedded_videos_images() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
        begin
          if tg_op <> 'INSERT' then delete from image_uses where kind = 'Video in a text' and item_id = old.id and revision_id = ''; end if;
          if tg_op <> 'DELETE' then perform record_image_uses('Video in a text', new.id, 'thumbnail', '', find_image_ids(new.thumbnail_url)); end if;
          return null;
        end $$;


--
-- Name: refresh_growth_solutions_images(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.refresh_growth_solutions_images() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
        begin
          if tg_op <> 'INSERT' then delete from image_uses where kind = 'solution' and item_id = old.id and revision_id = ''; end if;
          if tg_op <> 'DELETE' then perform record_image_uses('solution', new.id, 'text', '', find_image_ids(new.content)); perform record_image_uses('solution', new.id, 'cover', '', find_image_ids(new.image_url)); end if;
          return null;
        end $$;


--
-- Name: refresh_revisions_images(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.refresh_revisions_images() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      begin
        if tg_op <> 'INSERT' then delete from image_uses where revision_id = old.id; end if;
        if tg_op <> 'DELETE' then
          perform record_image_uses(new.kind, new.item_id, 'revision', new.id, string_to_array(nullif(new.image_ids, ''), ' '));
        end if;
        return null;
      end $$;


--
-- Name: refresh_services_images(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.refresh_services_images() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
        begin
          if tg_op <> 'INSERT' then delete from image_uses where kind = 'service' and item_id = old.id and revision_id = ''; end if;
          if tg_op <> 'DELETE' then perform record_image_uses('service', new.id, 'text', '', find_image_ids(new.fields)); end if;
          return null;
        end $$;


--
-- Name: refresh_site_documents_images(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.refresh_site_documents_images() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
        begin
          if tg_op <> 'INSERT' then delete from image_uses where kind = 'site' and item_id = old.id and revision_id = ''; end if;
          if tg_op <> 'DELETE' then perform record_image_uses('site', new.id, 'text', '', find_image_ids(new.fields)); end if;
          return null;
        end $$;


--
-- Name: refresh_youtube_videos_images(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.refresh_youtube_videos_images() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
        begin
          if tg_op <> 'INSERT' then delete from image_uses where kind = 'video' and item_id = old.id and revision_id = ''; end if;
          if tg_op <> 'DELETE' then perform record_image_uses('video', new.id, 'thumbnail', '', find_image_ids(new.thumbnail_url)); end if;
          return null;
        end $$;


--
-- Name: search_trigrams(text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.search_trigrams(text) RETURNS text[]
    LANGUAGE plpgsql IMMUTABLE STRICT COST 10000 PARALLEL SAFE
    SET search_path TO '$user', 'public'
    AS $_$begin return show_trgm($1); end$_$;


SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: accounts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts (
    id text NOT NULL,
    account_id text NOT NULL,
    provider_id text NOT NULL,
    user_id text NOT NULL,
    access_token text,
    refresh_token text,
    id_token text,
    access_token_expires_at timestamp with time zone,
    refresh_token_expires_at timestamp with time zone,
    scope text,
    password text,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL
);


--
-- Name: announcements; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.announcements (
    announcer text NOT NULL,
    kind text NOT NULL,
    item_id text NOT NULL,
    version bigint NOT NULL,
    due_at timestamp with time zone NOT NULL
);


--
-- Name: announcers; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.announcers (
    name text NOT NULL,
    failures integer NOT NULL,
    next_at timestamp with time zone,
    claimed_until timestamp with time zone
);


--
-- Name: article_search; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.article_search (
    article_id text NOT NULL,
    published_at timestamp with time zone NOT NULL,
    title text NOT NULL,
    excerpt text NOT NULL,
    body text NOT NULL,
    fold integer DEFAULT 0 NOT NULL
);
ALTER TABLE ONLY public.article_search ALTER COLUMN body SET STORAGE EXTERNAL;


--
-- Name: articles; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.articles (
    id text NOT NULL,
    title text NOT NULL,
    category text NOT NULL,
    excerpt text NOT NULL,
    content text NOT NULL,
    image_url text,
    author text,
    tags text[] NOT NULL,
    read_time integer NOT NULL,
    is_featured boolean NOT NULL,
    is_latest boolean NOT NULL,
    published_at timestamp with time zone NOT NULL,
    first_published_at timestamp with time zone NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    plain_text text DEFAULT ''::text NOT NULL,
    search_title text DEFAULT ''::text NOT NULL,
    search_excerpt text DEFAULT ''::text NOT NULL,
    search_text text DEFAULT ''::text NOT NULL,
    search_grams text DEFAULT ''::text NOT NULL,
    creation_key text,
    last_save_id text,
    words bytea,
    is_draft boolean DEFAULT false NOT NULL,
    draft_revision_id text,
    deleted_at timestamp with time zone,
    image_focus text DEFAULT ''::text NOT NULL,
    meta_title text,
    meta_description text,
    canonical_url text,
    sharing_image_url text,
    language text,
    is_noindex boolean DEFAULT false NOT NULL,
    related_ids text[] DEFAULT '{}'::text[] NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    offer text
);


--
-- Name: attempts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.attempts (
    key text NOT NULL,
    count integer NOT NULL,
    last_at timestamp with time zone NOT NULL,
    blocked_until timestamp with time zone
);


--
-- Name: backup_turns; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.backup_turns (
    id integer NOT NULL,
    taken_until text NOT NULL
);


--
-- Name: content_version; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.content_version (
    id integer NOT NULL,
    version bigint NOT NULL,
    CONSTRAINT content_version_id_check CHECK ((id = 1))
);


--
-- Name: email_links; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.email_links (
    token_hash text NOT NULL,
    kind text NOT NULL,
    user_id text,
    password_mark text,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL
);


--
-- Name: embedded_videos; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.embedded_videos (
    id text NOT NULL,
    title text NOT NULL,
    thumbnail_url text,
    fetched_at timestamp with time zone NOT NULL
);


--
-- Name: gone_addresses; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.gone_addresses (
    kind text NOT NULL,
    item_id text NOT NULL,
    gone_at timestamp with time zone NOT NULL
);


--
-- Name: growth_solutions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.growth_solutions (
    id text NOT NULL,
    title text NOT NULL,
    excerpt text,
    content text NOT NULL,
    image_url text,
    author text,
    is_active boolean NOT NULL,
    published_at timestamp with time zone NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    creation_key text,
    last_save_id text,
    is_draft boolean DEFAULT false NOT NULL,
    draft_revision_id text,
    deleted_at timestamp with time zone,
    image_focus text DEFAULT ''::text NOT NULL,
    meta_title text,
    meta_description text,
    canonical_url text,
    sharing_image_url text,
    language text,
    is_noindex boolean DEFAULT false NOT NULL,
    related_ids text[] DEFAULT '{}'::text[] NOT NULL,
    updated_at timestamp with time zone NOT NULL
);


--
-- Name: image_uses; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.image_uses (
    image_id text NOT NULL,
    kind text NOT NULL,
    item_id text NOT NULL,
    place text NOT NULL,
    revision_id text DEFAULT ''::text NOT NULL
);


--
-- Name: images; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.images (
    id text NOT NULL,
    extension text NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    colour text NOT NULL,
    alt text,
    bytes integer NOT NULL,
    created_at timestamp with time zone NOT NULL,
    state text DEFAULT 'live'::text NOT NULL,
    deleted_at timestamp with time zone,
    search_alt text
);


--
-- Name: item_views; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.item_views (
    kind text NOT NULL,
    item_id text NOT NULL,
    day integer NOT NULL,
    views integer NOT NULL
);


--
-- Name: known_words; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.known_words (
    length integer NOT NULL,
    word text NOT NULL COLLATE pg_catalog."C",
    reversed text NOT NULL COLLATE pg_catalog."C"
);


--
-- Name: migrations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.migrations (
    name text NOT NULL,
    checksum text NOT NULL
);


--
-- Name: outbox; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.outbox (
    id text NOT NULL,
    sealed text NOT NULL,
    attempts integer NOT NULL,
    next_at timestamp with time zone NOT NULL,
    claim text,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL
);


--
-- Name: passkeys; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.passkeys (
    id text NOT NULL,
    user_id text NOT NULL,
    name text NOT NULL,
    credential_id text NOT NULL,
    public_key text NOT NULL,
    counter bigint NOT NULL,
    transports text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone
);


--
-- Name: private_links; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.private_links (
    id text NOT NULL,
    kind text NOT NULL,
    item_id text NOT NULL,
    token_hash text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    created_by text NOT NULL,
    expires_at timestamp with time zone
);


--
-- Name: purges; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.purges (
    id integer NOT NULL,
    version bigint NOT NULL,
    told_at timestamp with time zone,
    claimed_until timestamp with time zone,
    CONSTRAINT purges_id_check CHECK ((id = 1))
);


--
-- Name: related_changes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.related_changes (
    key bigint NOT NULL,
    kind text NOT NULL,
    item_id text NOT NULL
);


--
-- Name: related_changes_key_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.related_changes ALTER COLUMN key ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.related_changes_key_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: related_items; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.related_items (
    key bigint NOT NULL,
    kind text NOT NULL,
    item_id text NOT NULL,
    category text DEFAULT ''::text NOT NULL,
    counted_terms text,
    vector text DEFAULT '[]'::text NOT NULL,
    weighed_among integer DEFAULT 0 NOT NULL,
    ranking text DEFAULT '[]'::text NOT NULL
);


--
-- Name: related_items_key_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.related_items ALTER COLUMN key ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.related_items_key_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: related_postings; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.related_postings (
    term text NOT NULL,
    weight integer NOT NULL,
    item_key bigint NOT NULL
);


--
-- Name: related_terms; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.related_terms (
    term text NOT NULL,
    items integer NOT NULL
);


--
-- Name: revisions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.revisions (
    id text NOT NULL,
    kind text NOT NULL,
    item_id text NOT NULL,
    number integer NOT NULL,
    saved_at timestamp with time zone NOT NULL,
    saved_by text,
    fields bytea NOT NULL,
    is_published boolean NOT NULL,
    image_ids text
);


--
-- Name: seeds; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.seeds (
    name text NOT NULL,
    done_at timestamp with time zone NOT NULL
);


--
-- Name: services; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.services (
    id text NOT NULL,
    title text NOT NULL,
    fields text DEFAULT '{}'::text NOT NULL,
    "position" integer NOT NULL,
    is_active boolean DEFAULT true NOT NULL,
    published_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    creation_key text,
    last_save_id text,
    is_draft boolean DEFAULT false NOT NULL,
    deleted_at timestamp with time zone,
    draft_revision_id text
);


--
-- Name: sessions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sessions (
    id text NOT NULL,
    token text NOT NULL,
    user_id text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    ip_address text,
    device text,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone
);


--
-- Name: set_up_links; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.set_up_links (
    token_hash text NOT NULL,
    kind text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT set_up_links_kind_check CHECK ((kind = ANY (ARRAY['first'::text, 'rescue'::text])))
);


--
-- Name: site; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.site (
    id text NOT NULL,
    secret_mark text,
    created_at timestamp with time zone NOT NULL,
    images_cleaned_at timestamp with time zone
);


--
-- Name: site_documents; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.site_documents (
    id text NOT NULL,
    title text NOT NULL,
    fields text DEFAULT '{}'::text NOT NULL,
    published_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    creation_key text,
    last_save_id text,
    is_draft boolean DEFAULT false NOT NULL,
    deleted_at timestamp with time zone,
    draft_revision_id text
);


--
-- Name: two_factors; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.two_factors (
    id text NOT NULL,
    user_id text NOT NULL,
    secret text NOT NULL,
    backup_codes text NOT NULL,
    is_verified boolean,
    failed_verification_count integer DEFAULT 0,
    locked_until timestamp with time zone
);


--
-- Name: unsaved_changes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.unsaved_changes (
    user_id text NOT NULL,
    id text NOT NULL,
    item text NOT NULL,
    number bigint NOT NULL,
    version integer,
    fields bytea,
    device text NOT NULL,
    at timestamp with time zone NOT NULL
);


--
-- Name: user_roles; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.user_roles (
    user_id text NOT NULL,
    role text NOT NULL,
    CONSTRAINT user_roles_role_check CHECK ((role = 'admin'::text))
);


--
-- Name: users; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.users (
    id text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    is_email_verified boolean NOT NULL,
    image text,
    is_two_factor_enabled boolean,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL
);


--
-- Name: verifications; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.verifications (
    id text NOT NULL,
    identifier text NOT NULL,
    value text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL
);


--
-- Name: view_hosts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.view_hosts (
    kind text NOT NULL,
    item_id text NOT NULL,
    day integer NOT NULL,
    host text NOT NULL,
    views integer NOT NULL
);


--
-- Name: youtube_videos; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.youtube_videos (
    id text NOT NULL,
    youtube_id text NOT NULL,
    title text NOT NULL,
    description text NOT NULL,
    thumbnail_url text,
    duration text NOT NULL,
    view_count text NOT NULL,
    url text NOT NULL,
    published_at timestamp with time zone NOT NULL,
    is_active boolean NOT NULL,
    is_dated boolean DEFAULT true NOT NULL,
    deleted_at timestamp with time zone,
    figures_at timestamp with time zone,
    checked_at timestamp with time zone,
    is_gone boolean DEFAULT false NOT NULL
);


--
-- Data for Name: accounts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.accounts VALUES ('422968d3-6b4e-4e26-b589-0acb2f38fcd2', '2442fb3e-4ddd-4190-a692-a781b3244c3d', 'credential', '2442fb3e-4ddd-4190-a692-a781b3244c3d', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$+JO8FbyaeLS+J7RzMfgOJw$BnXvoQnVQyMp6U7EjyrG0p9fQkRWWdl/m5M2Qnafq6I', '2026-11-23 00:46:28.943+00', '2026-11-23 00:46:28.943+00');
INSERT INTO public.accounts VALUES ('85e2ea69-8225-4a8c-9ed2-6b8f390fae57', 'c5336245-d436-427f-b9ec-17035a410b5d', 'credential', 'c5336245-d436-427f-b9ec-17035a410b5d', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$r3e77CxYe99Xt5HDsNSwIA$a4c22AXBHMVYLRWj1VX5n5Noxxrq13rVqYBxW4ElBDM', '2026-11-23 00:46:32.871+00', '2026-11-23 00:46:32.871+00');
INSERT INTO public.accounts VALUES ('6b06b2fd-6be6-41b6-9290-5f6aa389ba4d', '10cb3e51-afeb-456c-9de4-c1f37975373e', 'credential', '10cb3e51-afeb-456c-9de4-c1f37975373e', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$DUF9UYJrTcWwsePQxYNF0Q$Lih3Nnb7QoTKYHY4VOxWo67w6mFonF9YKSHdxbevOIA', '2026-11-23 00:46:33.052+00', '2026-11-23 00:46:33.052+00');


--
-- Data for Name: announcements; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: announcers; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: article_search; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.article_search VALUES ('1', '9999-12-31 23:59:59.999+00', 'your african strategy should fit on one street', 'forget the map in one colour. know when your customer is paid, which language she bargains in and what your web page costs her to open.', 'your african strategy should fit on one street
forget the map in one colour. know when your customer is paid, which language she bargains in and what your web page costs her to open.
marketing
the name that appears on a customer''s phone a second before she types her mobile money pin may be the most carefully read line of advertising your business ever publishes. if it is the name over your door, she pays. if it is yaw b. mensah, of whom she has never heard, she puts the phone down and calls her sister. you will not find that line in many marketing plans. you will find a map of the continent in a single colour, a population figure with a lot of zeros and a paragraph about the rising middle class. the map is no help with yaw b. mensah, who is probably your brother-in-law and who registered the sim in a hurry. from aflao to lomé on foot the usual correction to the map is to say that africa has 54 countries. start there, then look at how each one pays. a shopper in nairobi reaches for m-pesa, which safaricom launched in 2007. in lagos she makes a bank transfer, and the shop assistant holds on to the bag until the alert arrives. in johannesburg she taps a card. in accra she sends momo, and keeps a few notes in her purse for the afternoon the network goes down. walk across the border from aflao to lomé and within minutes your price list is in the wrong currency and the wrong language. even one city is too big a unit, because the same person changes during the month. a teacher on the 28th, just paid, is a different customer from that teacher on the 14th. so before age, income band or anything called lifestyle, i would sort customers by when their money arrives. daily: traders, drivers, hairdressers. they buy small, often, out of what came in since morning. your smallest pack is your main product. monthly: teachers, nurses, clerks. advertise in the last week of the month. in mid-january, with christmas spent and school fees due, sell them something cheap or leave them in peace. by the season: a cocoa or maize farmer may watch every cedi for months, then buy roofing sheets outright. be in his town when the crop is sold. by someone else: the student, or the grandmother in kumasi whose fridge is bought by a son in london. persuade the son, deliver to the grandmother, and send him the photograph of it humming in her kitchen. water, milk powder, shampoo and airtime all sell in tiny amounts here for this reason. a visitor looks at a sachet and sees poverty. a trader sees somebody matching what goes out to what comes in, which is more than many finance directors manage. put the price in the language she bargains in nigeria has more than 500 languages and south africa has twelve official ones. nobody''s budget covers that, so decide which of your sentences needs which language. across much of the continent english, french and portuguese are the languages of paperwork: school, court, contract. people respect them and change language to laugh. peace fm made its name in accra by speaking akan, and the bbc opened a pidgin service in 2017. both bet that people would rather hear the news in the language they gossip in, and neither went short of an audience. i would print the guarantee in english, because the customer may one day have to show it to somebody official. the price and the promise i would say in twi, or hausa, or pidgin, or whatever is spoken at the point where she says "ah, reduce it small". say, more than write. plenty of people speak a language fluently that no school taught them to read. a poster in dagbani may lose readers whom a half-minute voice note in dagbani would keep. before you send it, have it played to somebody''s aunt. if the aunt corrects it, the aunt is right. every megabyte is a surcharge if a gigabyte costs your customer 10 cedis, a megabyte costs her one pesewa. your shop page shows twelve products, each with a 4 mb photograph straight from the camera. that is 48 mb, so she spends 48 pesewas to look in your window. shrink each photograph to 100 kb, which on a small screen looks the same, and the page weighs 1.2 mb: call it one pesewa. if she looks three times before she buys, as careful people do, the first version has charged her 1.44 cedis for the privilege of considering you. if her bundle runs out in the middle, you have also hung up on her. so the price goes first, as text, where it costs next to nothing and survives a bad connection. a video is sent when she asks for it, with its size beside it. and nobody should have to download an 11 mb pdf to learn what you charge for waakye. radio introduces you, whatsapp remembers radio costs the listener no data, arrives in her own language, and is spoken by a presenter she has known for years. its defect is that it has no memory. a ten-digit phone number read out at speed over a highlife intro is money thrown from a moving car. give radio one thing to plant: your name and a landmark, or your name and a price. whatsapp has the opposite character. it is excellent at details, photographs, directions and follow-up, and nearly useless with strangers. a broadcast list reaches only the people who have saved your number, and in january 2025 it held 256 of them at most. that makes "please save our number, the new prices go out on thursday" the most valuable sentence your counter staff can learn. a hundred people who saved you on purpose are worth more than a bought list of five thousand who will report you. use the two in that order and you can also measure the first. give each station its own password for a free sachet of water at your shop, and count the sachets. it is a crude instrument. it still beats the station''s own estimate of its audience, which i have yet to hear of going down. let her see the sandals first when jumia started in lagos in 2012 it let customers pay at the door, since many of them had good reason to doubt that a stranger on the internet would send the goods. founders hate the practice, because parcels come back. do the sum before you hate it. a pair of sandals sells in accra for 200 cedis and cost you 110, which leaves 90. a rider takes 25 to deliver a pair and another 15 to bring back a pair that was refused. in a month 100 people say that they want one. pay first. if 45 go through with it, 45 × (90 - 25) leaves you 2,925 cedis. pay at the door. all 100 go out. if 20 come back, 80 × 90 is 7,200; take off 2,500 for delivery and 300 for returns, and you keep 4,400 cedis. small deposit. you ask for 20 cedis by mobile money to confirm, taken off the price. if 75 agree, and four of those still refuse and lose the deposit, 71 × 90 plus 80, less 1,875 and 60, comes to 4,535 cedis. on these figures, refusals would have to reach 35 in every 100 before payment in advance became the better policy. the deposit does slightly better than the open door, and does it with 25 fewer parcels stuck in traffic. your figures will differ, but you can have them by the end of one month with a pencil. the other half of the doorstep is finding it. ghana has had digital addresses since 2017, and a rider who has been given one will still phone to ask about the blue kiosk after the second speed bump. take both when the order comes in, plus a second number for whoever is at home. then look after the rider. for most of your customers he is the only member of your company they will ever meet, so give him a clean shirt, small change and the authority to wait while she tries them on. five errands for this week send one cedi to your own business wallet from somebody else''s phone and read the name that comes up. if it is wrong, fix it before you spend another pesewa on advertising. put a prepaid sim in a cheap phone, check the balance, open your own page and check it again. write the difference where your designer can see it. ask twenty customers on which day money is easiest. move your promotions to those days. record your offer as a voice note in the language of your busiest street, and find an aunt. choose that street. learn who sells airtime on it, which station plays in the chop bar and whom people ask when they want to know whether a shop is honest. when the traders on one side of the road at kaneshie can tell a stranger what you sell and what it costs, cross the road.', 1);
INSERT INTO public.article_search VALUES ('2', '9999-12-31 23:59:59.999+00', 'beware the sideline that pays a little', 'founders drop the ideas that lose money. the ones that earn 1,800 cedis a month stay for years and eat the business. here is how to price them.', 'beware the sideline that pays a little
founders drop the ideas that lose money. the ones that earn 1,800 cedis a month stay for years and eat the business. here is how to price them.
business
a bad idea is easy to give up. it loses money, everyone can see it, and one evening you close it and sleep well. the idea that costs a founder three years is the one that brings in 1,800 cedis a month. efua, a caterer in tema, exists only in this article. she sends lunches to offices, caters weddings, bottles shito for two supermarkets and teaches a cooking class on saturdays. every one of these has customers who like it. ask her which is the business and she says "all of them", in the voice of someone who last sat down on sunday. divide by your own hours efua''s bookkeeper tells her that all four lines make a profit, and he is right. he counts ingredients, packaging, transport and the helpers'' wages. he does not count efua, who is not on the payroll and therefore costs nothing. in a small firm the scarcest material is the owner''s attention, and it is the only one that appears in no ledger. so count it. for one month she writes down where her hours went, including the calls about missing jar lids, and divides. office lunches: sales 42,000 cedis, left after costs 12,600, her hours 60. that is 210 cedis an hour. weddings, three in the month: sales 30,000 cedis, left 9,000, hours 70. about 129 cedis an hour. saturday class: sales 3,000 cedis, left 2,100, hours 20. that is 105 cedis an hour. shito: sales 6,000 cedis, left 1,800, hours 45. that is 40 cedis an hour. the shito is profitable. it also takes 45 of her 195 hours, nearly a quarter of her month, to bring in 7 per cent of what she keeps. if she stopped and used the time to find more offices, even at half the usual rate, since new business is harder than old, she would earn 105 cedis an hour and have replaced all of the shito money in a little over 17 hours. the other 28 would be hers, for more offices or for bed. the class looks respectable beside the shito until you notice that it falls on saturday, which is when people marry. an hour has a place in the week as well as a length. i would ask of every sideline which hour it takes, and from what. how sensible people acquire four businesses efua''s sidelines arrived one at a time, each at the door with a good reason in its hand. the reasons are worth knowing by sight. the good customer who asks for something else. the bank that orders forty lunches would like branded water bottles for its conference. saying yes feels like service. now efua is learning about print minimums from a man in accra new town, and the lunches are late. the hedge that burns in the same fire. anyone who has kept a business open through power cuts and a falling cedi has earned the right to want a second income, and advice from abroad that calls this a lack of commitment can be ignored. insurance is sensible. but look at what efua has insured. four kinds of food come from one kitchen, one freezer and one back. when the transformer blows, all four policies lapse together. if she wants a hedge, it should be something that pays on the day the kitchen cannot, and asks nothing of her on a saturday. a room she rents out would qualify. the new town as a holiday from the old one. accra is slow, so the founder opens in lagos, or abidjan, or kigali. there will be new problems there, which are always more cheerful than the old ones for the first few months. if you cannot say in one sentence why customers in your first town do not come back, you will carry the reason across the border in your luggage. the prize. a competition offers a grant for sustainable packaging. she wins it, and for the next nine months the best caterer in tema is a rather poor packaging company that writes quarterly reports. before you apply for money, write down what you would do if you won it. if you would not do that with your own money, leave the form alone. what lego gave away the grand version of this mistake belongs to lego. by the early 2000s the company had theme parks, clothing, video games and a television series with toys to match, and in 2003 and 2004 it lost money on a scale that put its survival in doubt. jørgen vig knudstorp became chief executive in 2004. the following year lego sold control of the legoland parks. it also cut back the number of different pieces its designers were allowed to use, and put its effort into the brick again. the brick gets the credit, and the parks deserve a share of it. millions of people a year paid to get in, and lego handed over the keys all the same, because a toymaker short of cash and management time could not run roller coasters as well. cutting what nobody wants takes no courage. efua''s shito, i should add, is delicious. keep what improves when you repeat it earnings per hour tell you what to look at. for choosing, i trust a different question: which line gets easier the hundredth time? efua''s lunches do. the same office orders again next week, the menu rotates, the rider knows the guard at the gate, and what she learns in one kitchen shift is used in the next. each wedding begins from nothing with a new bride, a new mother-in-law and a new hall with no water. weddings pay well and teach little. that need not mean dropping them. price can do the pruning. let efua raise her wedding fee by a fifth, from 10,000 to 12,000 cedis, and let one couple in three go elsewhere. costs are 7,000 cedis a wedding. two weddings leave her 10,000 cedis where three left 9,000, and take about 47 hours in place of 70. she has earned 1,000 cedis by being refused. try that before you abolish anything: raise the price of the work you like least until either the customers leave or you find that you like it after all. the same question settles arguments about customers and channels. a firm that sells to students, households and ministries is learning three trades. a shop with accounts on six platforms, four of them last updated at easter, would do better to answer its whatsapp within ten minutes. close the door so that it stays closed founders are fond of "pausing" things. a paused product still has stock in the corridor, a page on the website and a customer who rings in the middle of lunch service. if you are going to stop, stop in such a way that it would be a nuisance to start again. set the last day and tell the customers, with the name of someone who will serve them well. they will remember the courtesy longer than the sauce. sell the leftover stock and the equipment in the same month. an idle bottling machine is an argument waiting for a weak moment. if the thing has real value, let somebody else do the hours. a cousin who makes the shito to efua''s recipe and pays her 3 cedis a jar sends her less than 1,800 cedis a month, and takes none of her tuesday. take it off the sign, the website and the back of the van. there is one honest exception. some small things are small because they are young; the lunches, too, were once nine boxes in the boot of a corolla. so give a young thing a figure and a date before you grow fond of it: "by 30 june the class earns 200 cedis for each hour i put in, or it ends." hand the paper to somebody who enjoys being right, and do not ask for it back. begin with the diary of hours. it is dull, it takes two minutes at the end of each day, and on the seventh evening you will know which of your businesses you have been paying to own. then, some tuesday in march, when the door has been closed for a month, a stranger will ring wanting two hundred jars for her sister''s wedding and offering to pay today. give her your cousin''s number.', 1);
INSERT INTO public.article_search VALUES ('3', '9999-12-31 23:59:59.999+00', 'what a kiosk can copy from toyota, and what it cannot', 'some lessons of great companies are made of attention and cost nothing to borrow. others are made of money. a test for telling them apart.', 'what a kiosk can copy from toyota, and what it cannot
some lessons of great companies are made of attention and cost nothing to borrow. others are made of money. a test for telling them apart.
business
in 1948 two brothers in san bernardino, california, shut a drive-in restaurant that was doing well, dismissed the carhops, cut the menu to nine items and rebuilt the kitchen around the hamburger. business schools study the company that grew out of it, which has tens of thousands of branches. i would rather study richard and maurice mcdonald that autumn, because they were about the size of most firms whose owners will read this. large companies make poor teachers for a simple reason. by the time anyone writes about them, what made them good is mixed up with what being big allows them to get away with. the small firm that copies both gets the bill for the second. my test is to ask what a lesson is made of. some are made of attention: watching, deciding, measuring, stopping. those fit any firm, down to a kiosk with one bulb. others are made of mass: capital, bargaining power, fame, the ability to be wrong for five years. those cannot be borrowed by someone who does not own the mass. here are some well-known cases, sorted. a cord anyone may pull on toyota''s assembly lines there is a cord, nowadays often a button, with which any worker who sees something wrong can call for help and, if it is not put right at once, stop the line. people admire this and assume that it needs a factory. it needs an owner who does not shout. six sewing machines in kumasi are factory enough. the order is for 80 school shirts, 35 cedis of cloth in each, and the pattern has been cut a size too small. an apprentice notices at the third shirt. if she says so, the mistake costs 105 cedis. if she has learned that whoever speaks up is asked why she is not sewing, it is found when the headmistress opens the parcel, and costs 2,800 cedis of cloth, a fortnight''s wages and next year''s order. the difference between the two sums is the price of one apprentice''s silence. tell your people that anyone may stop the work, and then, the first time somebody stops it for nothing, thank her in front of the others. that second part is the one that costs something. dell''s customers lent it money dell grew large in the 1990s by building computers after they had been ordered. the customer''s money was in before the suppliers'' bills fell due, and the goods did not grow old in a warehouse. thousands of pages were written about the supply chain. the core of it can be done with a receipt book. a hotel orders ten dining tables from a carpenter at 3,000 cedis each. the wood comes to 1,400 a table, 14,000 in all. if he waits to be paid on delivery and borrows the 14,000 at 5 per cent a month for two months, interest takes 1,400 cedis, or 140 for every table, and he carries the risk that the hotel changes its mind. if he asks for half in advance he has 15,000 cedis on the day of the order. the wood is bought, there are 1,000 cedis over for varnish and transport, and the hotel has become a good deal less likely to change its mind. he could knock 50 cedis off each table for the deposit and still be 90 better off on each. zara, in a shop with one mirror zara built its name on making modest quantities, seeing what sells and making more of that quickly. a boutique in tema has no factories in galicia. it does have a phone and a dressmaker. the usual season goes like this. the owner buys 100 dresses of one style at 80 cedis and prices them at 150. sixty sell. the other forty go at 60 in the end-of-year clearance. she takes 9,000 plus 2,400, has spent 8,000, and keeps 3,400 cedis. zara''s way, she orders ten each of four styles at 90, dearer because the run is short, and watches. one style is gone in a week. she orders 60 more of it at 85. she has again bought 100 dresses, this time for 8,700 cedis. if 88 sell at full price and twelve are cleared at 60, she takes 13,920 and keeps 5,220. the small batches cost her 700 cedis more and brought in 1,820 after paying for themselves. what she bought with the 700 was the chance to be wrong on ten dresses instead of a hundred. the customers will misuse it; take notes whatsapp began in 2009 as a line of text beside the names in your address book, so that friends could see before they rang that you were at the gym or asleep. hardly anybody wanted that. when apple let apps send alerts, each new line reached all of a user''s friends at once, and people began to talk to one another in them. jan koum, who had built it, saw what his line of text was being used for and made it a messenger. the engineering was considerable. the noticing only required that somebody look. when globacom came into nigeria in 2003, its rivals charged calls by the minute, so a call of ten seconds cost as much as one of sixty. glo billed by the second, and the others had to follow. a newcomer had picked the thing that annoyed every caller in the country and put it in the price list. both moves are open to a very small firm. if customers of your cold store buy fish at eight and ask to leave it in your freezer until five, you are already in the storage business and have forgotten to charge. if you hire out a generator by the day and every caller asks about an evening, your unit is wrong. i would keep a page by the till headed what people asked for that we do not do, and read it on the last day of the month. made of mass: leave these on the shelf losing money on purpose. amazon opened in 1995 and reported its first full year of profit for 2003. investors paid for the wait. a delivery service in lagos that loses 300 naira an order, 30 times a day, 26 days a month, is 234,000 naira poorer each month, and savings of three million will be gone before the thirteenth month is out. nor does growth rescue you. at 60 orders a day they last half as long. being cheapest. walmart''s prices rest on quantities that make suppliers listen. if you buy from the same wholesaler as the shop across the road and sell for less, all you have done is give yourself a pay cut. saying nothing beautifully. nike has run "just do it" since 1988. the line does not mention shoes because by then people knew what nike sold. your signboard should mention shoes. time to dream. google became known for letting engineers spend a fifth of their time on projects of their own. in a firm of five, a fifth of everybody''s time is one whole person. ask the other four who will do his work. surviving a blunder. coca-cola changed its formula in april 1985, met a public revolt, and brought the old one back in july. it had the shelves, the bottlers and the money to spend a spring being wrong. the part a restaurant can use is the cause. blind tastings favoured the new drink, but a sip from an unmarked cup could not show how people would feel when the old one was taken away. before you retire a dish, tell ten regulars and watch their faces. what the famous corpses do not prove no conference is complete without kodak. one of its engineers, steven sasson, built a digital camera in 1975; in january 2012 the company filed for bankruptcy protection; therefore, says the speaker, innovate or die. yet kodak had innovated. it held the invention, and went on to sell digital cameras in quantity. what it could not do was find anything that paid as film paid. a kiosk has no film business to protect, so the sermon passes over its head. the useful version is smaller and less comfortable. ask what your film is: the one customer, product or person the rest depends on. a cleaning firm in nairobi invoices 500,000 shillings a month, 300,000 of it to one mall, and its fixed costs are 180,000. it keeps 40 per cent of each invoice after wages and materials, so 200,000 in an ordinary month, and is 20,000 ahead. lose the mall and it keeps 80,000 against the same 180,000, and is 100,000 behind from the first month. that can be worked out on any afternoon, and it should be done while the mall is still pleased with you. i would be careful with the heroes too. for every bold bet praised in an airport paperback there must be a warehouse of firms that made the same bet and got no paperback. you are reading the letters of the survivors. before you copy anyone the next time a business book or a man with a lapel microphone offers you a great company, ask how many people worked there when they did it. prefer the answer with two digits, for most large firms were more instructive when they were small. then ask what they gave up for it. toyota gave up the unbroken shift, and the mcdonalds gave up about two-thirds of a menu that was paying its way. a success in which nobody gave up anything has been tidied by the publicity department. what is left you can try on one shelf, for one month, with one person. work out the most it can cost you in cash before the first cedi comes back. if you would have to hide that sum from your family, it was made of mass after all. if you would not, start tomorrow, and write down beforehand what you expect to see, because by the end of the month you will remember having expected whatever happened. as for the brothers, the story goes that when they came to plan a new kitchen they drew it at full size on their tennis court, in chalk, and had the crew walk through the motions of an order while they moved the lines. the company now has rather more sophisticated methods. chalk is still sold in every market i can think of.', 1);
INSERT INTO public.article_search VALUES ('4', '9999-12-31 23:59:59.999+00', 'bad marketing is the kind that cannot fail', 'a dentist''s farmers'' day greeting, a discount that needs 267 buyers, a "free" channel that costs thousands. how to spot waste and switch it off.', 'bad marketing is the kind that cannot fail
a dentist''s farmers'' day greeting, a discount that needs 267 buyers, a "free" channel that costs thousands. how to spot waste and switch it off.
marketing
imagine a dental clinic in osu that wishes its followers a happy farmers'' day. there is a stock photograph of a tractor, the clinic''s logo, eleven hashtags and 43 likes, most of them from the staff and their families. nobody will ever ask whether it worked. that is how it got approved. people usually call marketing bad when they find it ugly, and i think they are looking in the wrong place. a board by the roadside that says fresh tilapia, 4 pm in crooked house paint names a product, a time and a place, and by half past four its owner knows whether it did its job. the clinic''s tractor is better drawn and tells nobody anything. my definition of bad marketing is work arranged so that no result could count against it. plenty of it is handsome. symptoms visible from the road it fits anybody. read it aloud and finish with a competitor''s name. if "quality you can trust, service you deserve" suits him as well, you have paid to advertise the trade. the price is a secret. "dm for price" asks a person who has been interested for four seconds to start a conversation, wait, and be embarrassed if it is too much. those who leave are never counted. its audience sits in head office. the managing director''s portrait is larger than the product. the copy celebrates an anniversary, a new floor, a certificate. customers are pleased for you, and buy elsewhere. its numbers only climb. total followers, cumulative reach, impressions to date. a figure that cannot go down cannot warn you. the counter has not heard of it. the cashier learns about the weekend offer from the woman who came to claim it, and calls someone called boss to ask. the invoice and the rest of the bill here is a bill that i have put together from the usual parts. a cosmetics shop in accra spends 12,000 cedis on a campaign: 3,000 for design, 4,000 for a well-known face, 5,000 for paid posts. the agency''s report is delighted. the campaign reached 240,000 people and got 9,600 likes, an engagement rate of 4 per cent. on page six it mentions 310 messages. the shop''s own book shows that 62 of those people bought something, leaving on average 70 cedis each after the cost of the goods. 62 × 70 is 4,340 cedis. the shop has paid 12,000 to earn it and is 7,660 cedis down. put another way, each new customer cost about 194 cedis and has so far returned 70. if she comes back twice more, the campaign just pays for itself. whether she does is the only interesting question about it, and it is not in the report. discounts are worse because no invoice arrives. a hair product that sells at 200 cedis and costs 120 leaves 80 on each sale. take a quarter off for january and the price is 150, and what it leaves is 30. a shop that used to serve 100 customers a month made 8,000 cedis. at 30 cedis apiece it needs 267 to make the same, and needs them without hiring anybody. even a triumph that doubles the trade is not enough: 200 × 30 is 6,000 cedis. the owner will have worked twice as hard to lose 2,000, and taught her regulars that the patient ones pay 150. then there is the free channel. a firm with 2,000 people on its whatsapp broadcast lists sends something every morning, because sending is free. if 15 people a week block or mute it, 780 are gone in a year, nearly two in five. if each of them would have left 40 cedis a year in the till, the free channel has a running cost of 31,200 cedis a year by the second january, and the people it drove off are the ones who once asked to be told. when the offer works: hoover''s free flights in 1992 the british arm of hoover offered customers who spent at least £100 on its appliances two free return air tickets, at first to europe and later to the united states. people can add. they bought vacuum cleaners they had no use for in order to fly to america for less than the fare, and sold the machines second-hand, some of them unused. the promotion cost the company something near £50 million, and senior managers lost their jobs. dull marketing can lose no more than its budget. an offer that nobody has multiplied out has no such limit. the protection is one line of arithmetic, done before the poster is printed: what do we owe if everybody who may claim does claim? a phone shop that plans to give a free screen replacement, cost 150 cedis, with a handset that leaves it 120 has its answer already. "most people will not bother" is a hope, and if the offer only works because people do not take it, the advertisement is asking them for something you are praying they will not do. which customer asked for it? in june 1997 british airways announced that the colours of the union flag would leave the tails of its aircraft and that art from around the world would take their place. in october margaret thatcher stopped at the airline''s stand at her party''s conference, took out a handkerchief and wrapped it round the tail of a model. two years later the airline decided that half the fleet should have a flag after all, and in 2001 it gave up the other half. the art was not to blame. some of it came from two sisters in an ndebele village in mpumalanga, and deserved a quieter wall. the airline had talent and it had a reason, since a great many of its passengers were not british. a shop with three staff repaints its signboard with less of either, and the customer who is looking for the old one drives past. before i agreed to it i would ask to hear the complaint that the new design answers, in the words of whoever made it, with a date: "i thought you had closed", or "i could not read the number from the tro-tro". three of those will brief a designer better than any mood board. if the nearest anybody can come is that we are all ready for something fresh, buy the office some flowers. why nobody stops it good people keep bad marketing alive. the report is written by the supplier whose fee depends on it. the young woman who runs the page was told to post daily and does, so a day with nothing to say becomes international day of something. the owner likes the billboard because he passes it on the way home. and stopping seems riskier than going on, since what you spend is already in the budget and what you might lose has no ceiling in your imagination. there is a better objection, and it deserves an answer. some marketing works slowly. a name heard on the radio in january may sell a mattress in august, and no coupon will trace it. i agree, and i would keep paying for some of that. but slow work still leaves tracks. more people ask for you by name, fewer ask where you are, the second conversation is shorter than the first. decide which track you will look for and on what date. whoever tells you that brand cannot be measured at all is asking you for a gift. turn it off in this order write the losing score first. before any money moves, finish this sentence: "by 28 february this should bring 40 people to the clinic to ask about whitening; below 15, we stop." if nobody will sign it, do not spend. ask every buyer one question for a fortnight. "what made you come in today?" keep a sheet by the till and make a stroke for each answer. memory is unreliable, but fourteen days of strokes will show you what is missing altogether. check whether it has a monthly fee. switch one thing off and say nothing. choose the item with the fewest strokes and stop it for a month. watch the till and the phone. if the only person who notices is the supplier, you have found your saving. tell the counter before you tell the public. anyone who answers a phone or a door should be able to say the offer, the price and the last day without looking it up. spend the saving on the messages you already get. remember the 310 who wrote to the cosmetics shop, of whom 248 did not buy. some of them will have waited until evening for an answer. if a part-time assistant who replies within ten minutes wins 40 of them, that is 2,800 cedis without another post. which brings us back to osu. the clinic could have used that friday to say: "chipped a tooth? send us a photo on whatsapp and we will tell you whether it can wait until monday. check-up 150 cedis, saturdays 8 to 1, behind the post office." by saturday lunchtime somebody would know how many photos had come in, and could try a different sentence next week. the farmers would have managed.', 1);
INSERT INTO public.article_search VALUES ('5', '9999-12-31 23:59:59.999+00', 'africa''s famous leapfrog had an agent standing under it', 'mobile money skipped the bank branch by hiring the corner shop. copy the app without the shop, the socket and the price of data, and your launch will stall.', 'africa''s famous leapfrog had an agent standing under it
mobile money skipped the bank branch by hiring the corner shop. copy the app without the shop, the socket and the price of data, and your launch will stall.
technology
some pitch decks about leapfrogging aged rather quickly on 14 march 2024. that thursday four of the undersea cables that feed west africa failed: wacs, mainone, ace and sat-3. by the evening ghana''s regulator had traced three of the breaks to abidjan and one to portugal. banks and mobile networks were disrupted, the little wheel turned on screens all over accra, and the repair ships took weeks. the leapfrog story is partly true, and the true part is worth money to you. the false part will cost you a launch. i would like to separate them, because founders keep copying the half that shows on the screen. what we really did skip we skipped the landline. a generation that would have waited years for a copper wire bought a handset instead, and the wire never came. the clever piece was prepaid airtime. a scratch card needs no credit check, no address and no monthly bill, so a woman who sells tomatoes could have a working telephone on exactly the days when she could afford one. prepaid was a pricing idea, and i think it did more for telephony here than any model of handset. then we skipped the branch. safaricom launched m-pesa in kenya in march 2007, after a pilot meant for repaying microfinance loans. people had other uses for it. they sent money home to the village, and the company had the good sense to advertise precisely that. it ran from a menu on the sim card, on the cheapest phone in the shop, with no internet at all. ghana''s version grew into something your chop-bar owner uses before breakfast, and since may 2018 a wallet on one ghanaian network has been able to pay a wallet on another. so yes: no copper, no marble banking hall. notice what both have in common. each worked with the phone people already held, in amounts they already spent, and each solved a thing that was already costing them a day on a bus. the part nobody leapt over money in a phone is worth having only if somebody will turn it back into cash on the street where you live. that somebody sits under an umbrella with two phones, a ledger and a float. the agent recruits the customer, explains the menu, types for the man who cannot read it, apologises when the network is down and takes the blame for it. she was there before the wallet, selling airtime. the network hired a habit. her arithmetic decides more launches than yours does. on a day of ten hours in which she serves 60 people and keeps one cedi from each, she has a customer every ten minutes. if your product needs ten minutes of explaining, every person you send her costs her a cedi, and most products offer a t-shirt. to see what else the agent needs, look at a place where the same product failed. vodacom launched m-pesa in south africa in 2010, with a bank as partner, a famous name and a forecast of ten million users within three years. it closed the service at the end of june 2016. its own report for the year to march 2015 had counted 76,000 active users. among its reasons vodacom named high financial inclusion, which is to say that most south africans already had somewhere to keep money. the brand was the same and so was the idea. there was no hole to fill. nigeria took a third road. its central bank kept the telephone companies from leading mobile money for about a decade, and mtn''s payment bank there was approved only in april 2022. nigerians did not sit and wait. they moved money by bank transfer, by dialling a short code, and through the person with a card machine at a wooden table. the technology has little in common with kenya''s. the table is the same table. four bills your customer pays before he meets your app the gsma, the mobile operators'' own association, puts out a yearly report on who is connected. the 2024 edition says that in sub-saharan africa 27% of people used mobile internet in 2023, 13% lived where there was no signal for it, and 60% lived under the signal and did not use it. read the last number again if you sell anything through a screen. towers are the smaller problem. the bigger one is what it costs to stand under them. the device. the same report says that an entry-level internet phone costs the poorest fifth of the region as much as 99% of a month''s income. many of your users hold a phone with a cracked screen, a full memory and an old android. yours is the app that gets deleted to make room for a nephew''s wedding video. the power. south africa says load-shedding, ghana says dumsor, and nigeria bought a generator. a phone at 9% does not open your app. it is being saved for the call that matters. the data. at a round pesewa a megabyte, an app of 60 mb costs 60 pesewas to install. if you then publish an update of 40 mb every fortnight, 26 of them cost 10 cedis and 40 pesewas, and by the end of the year the app has spent 11 cedis of its owner''s money on itself. nobody asked her, and she may not have opened it twice. the transfer. ghana''s levy on electronic transfers came in at 1.5% in may 2022 and went down to 1% in january 2023, on top of whatever the operator charged. it was one of the quarrels of the election of 2024, and the president sworn in on 7 january 2025 had campaigned on scrapping it. a customer who grumbled all that time about sending money by phone had done the sum. trust has a price, so put it in the budget when a stranger asks for payment first, refusing is good sense. everybody in accra has a cousin who paid for a dress that never came, or who "returned" money to a caller who had never sent any. you will not argue these people out of their experience. you can take over the part of the risk that you are better able to carry, and find out beforehand what it will cost you. you sell blenders at 500 cedis with a margin of 120, paid for in advance, and sell 40 a month: 4,800 cedis. now print a promise on every receipt. anyone who is disappointed may bring the blender to your counter within seven days and has the money back before leaving it. if this brings 55 orders and five blenders come back, each costing you 60 cedis in charges and a battered box, fifty sales at 120 make 6,000, less 300, or 5,700 cedis. you are 900 better off, and five people have seen you keep your word. the two months draw level at ten returns: 45 sales make 5,400, the returns cost 600, and you are back at 4,800. if nearly one blender in five comes back, the customers who hesitated were right. trust can also be rented. the agent has sat at the same corner for years, and her customers know where to find her on friday if something goes wrong on thursday. let strangers collect your parcel at her table and open it there before they pay, and give her a commission for the trouble. she lends you a reputation that your logo will need five years to earn. an app for 400 shops, worked through this time the customer is a business: a distributor of veterinary drugs in tamale with 400 shops to serve, of whose keepers 240 have a smartphone with data on most days. half of those would order through an app. the app costs 90,000 cedis to build and 1,500 a month to run. in the first year that is 108,000 cedis to reach 120 shops: 900 cedis a shop. two clerks who take orders by call and chat at 2,500 a month each cost 60,000, and phones and airtime add 10,000. they reach all 400 shops for 70,000, which is 175 cedis a shop, and they hear about the new competitor in yendi before any dashboard does. in the second year the app costs 18,000 for its 120 shops, or 150 cedis each, and now it beats the clerks. that is an honest case for building it, a year later, for 120 named shopkeepers whose ordering habits you have in a ledger. it is also why i distrust anyone who is for or against apps in general. six checks before you launch anything name the bus journey. write down the trip, queue or fee that your product removes. if you cannot, you are vodacom in johannesburg. borrow a bad phone. use the oldest one in the office for a whole day, on mobile data, with the brightness down. pull the plug halfway. switch to flight mode in the middle of a payment. the customer must be told whether the money moved. for the day the cables go, keep a printed price list and a merchant code that can be dialled without data. print the price in megabytes. measure a first visit and a typical week. aim for a first page under 1 mb. give the complaint a face. a shop, a rider, a number that a person answers. put it on the payment screen. pay whoever explains you. if a kiosk owner spends ten minutes teaching your product, put a commission on those ten minutes, or she will teach somebody else''s. better still, before any of the six, buy a sachet of water and stand beside a mobile money agent for one hour, with her permission. count how many customers hand her the phone and let her press the keys. each of them appears in somebody''s report as a digital user. the person who actually used the thing was sitting on the stool, and before you leave you might ask her what she would change.', 1);
INSERT INTO public.article_search VALUES ('6', '9999-12-31 23:59:59.999+00', 'stay on the spreadsheet until it hurts', 'software is priced in dollars and labour is paid in cedis, so the start-up advice you read online may be wrong for you. what to do by hand, buy, automate and build.', 'stay on the spreadsheet until it hurts
software is priced in dollars and labour is paid in cedis, so the start-up advice you read online may be wrong for you. what to do by hand, buy, automate and build.
technology
an imaginary founder, whom i shall call dede, collects laundry from flats in east legon, has it washed in madina and brings it back in two days. she has nineteen customers and a quotation for 120,000 cedis. the quotation is for an app with a map, a wallet and a rider tracker. her present system is a school exercise book, and the developer was kind about it. i would keep the exercise book for one more month. then i would move to a spreadsheet, and stay there until something breaks that money can fix. the hard part of starting a company with technology is sorting: this we do by hand, this we buy, this we wire together, this one small thing we build. get the order wrong and you pay twice, once for the software and once for the business it described, which turned out to be a different business. the first hundred orders belong to your hands doordash began in january 2013 as a page called palo alto delivery that four students put up in a few hours. they drove the food themselves. in 2014 one of the first drivers they hired described on the company''s own blog how it had run: orders went to drivers by text message, drivers were followed with apple''s find my friends, and a square card reader took the money. every part was off the shelf, and every delivery taught the founders something about delivery. what you want from this stage is a log. rule five columns in the exercise book: order, step, minutes, what went wrong, what the customer said. fill them in while it happens, since a log written up on friday is fiction. after a hundred orders dede knows her own business in a way that no developer could have guessed. it might come out like this, per order: agree the pick-up time by chat: 6 minutes count the clothes, weigh them and write the tag: 4 minutes check whether the money has arrived: 3 minutes remind those who have not paid: 5 minutes tell the customer that it is ready: 2 minutes twenty minutes. by now word has gone round the flats, and at 15 orders a day that is five hours of somebody''s time. now look at the quotation again. the map and the tracker, which are the expensive parts, save her perhaps the six minutes at the top, while eight of the twenty go on getting paid. the app was drawn from other apps. the free kit, and where it ends a service business in accra, lagos or nairobi can run to a few hundred customers on two free things. whatsapp business gives you a catalogue, labels for the state of an order, quick replies and an away message. a google sheet holds the facts. keep the roles apart: chat is where the order is discussed, the sheet is where the order exists. anything agreed in chat and missing from the sheet did not happen. most spreadsheets fail from bad manners, so here are the manners: one row per order, one column per fact. no merged cells, no colours that mean something only to you, no totals in the middle. the customer''s key is the phone number, with the country code, in a column formatted as plain text. otherwise the sheet eats the plus sign or the leading zero and you will have two akosuas and a stranger. status comes from a drop-down list. if people may type, you will collect "ready", "ready!!" and "redy", and no filter will find all three. dates are dates. pick one format and lock it on the first day. nobody deletes a row. cancelled is a status. the edges of the kit are known in advance. chats are backed up to one person''s account, if anybody has seen to it, and a phone that falls into a gutter may take last year''s promises with it. the app works on one main phone with a few linked devices, which is fine for three people and a quarrel for ten. the sheet slows down long before it fills up, mostly because somebody has put a clever formula in every row. when two people start asking each other which version is right, you have reached the end of it. buy whatever no customer will ever praise no one has ever recommended a laundry for its payroll. payments, accounting, payroll, email and backups are solved, regulated or both. buy them. a payment company such as paystack, flutterwave or hubtel takes a percentage, and founders resent the percentage until they price the alternative, which is becoming a payment company. but read the currency before you read the features. a tool at $20 per person per month, needed by three of you, is $60. at 15 cedis to the dollar, about the rate with which 2025 began, it is 900 a month, or 10,800 cedis a year. should the dollar go to 18, the same tool costs 12,960 and your customers still pay in cedis. so keep a tab called subscriptions, with the dollar price, the seats, the renewal date and the name of the person who would cry if it were cancelled. any row without a name goes at the next renewal. price the hour before you automate it here the advice written in california goes wrong for us. there, an hour of work is dear and software is cheap. in madina it is frequently the other way about, and the sum deserves doing on paper. pay dede''s assistant 2,000 cedis a month. with the employer''s 13% pension contribution she costs 2,260. she works 26 days of eight hours, 208 hours, so an hour costs about 11 cedis. reminding people to pay takes 5 minutes on each of 15 orders a day. over 26 days that is 1,950 minutes, or 32.5 hours, or 358 cedis a month. a service that sends the reminders costs $30, which is 450 cedis. at this size the machine loses by 92 cedis, before she has paid anyone to set it up. at 30 orders a day the work costs 715, the machine saves 265 a month, and a set-up fee of 3,000 comes back in a little over eleven months. minutes are only half of it. the other half is leaks. if one order in a hundred is never paid because nobody noticed, then out of 390 a month 3.9 orders at 90 cedis each, or 351 cedis, walk out of the door. add that to the 358 and you are comparing 709 with 450. if the machine catches every one, it wins after all. before she signs, there is a third candidate. a column called paid, turned red by the sheet whenever an order is older than a day and still empty, and ten minutes every evening to go down the red cells. ten minutes over 26 days is a bit more than four hours, or 48 cedis. the reminders at 358 and the check at 48 come to 406, which is still under 450, and if the check stops most of the leak, the best automation in the company is a red cell. try it for a month. if the assistant keeps forgetting to look, buy the machine with a clear conscience. one piece of wiring i would do in the first week, because it is free and improves the data besides. let customers enter their own address, floor and gate colour through a google form whose answers land in the sheet, and send them the link with a quick reply. if that takes two minutes off the six of agreeing a pick-up, 390 orders give back 780 minutes a month. that is 13 hours, or 143 cedis, for an afternoon''s work. whatever you wire later, give each automation an owner and a noise: someone who gets a message when it fails. a robot that stops quietly on a friday is worse than an assistant with a hangover, since the assistant at least looks unwell. build the one thing nobody sells there comes a day to build. three things should be true on that day. you have done the task by hand at least two hundred times. you have looked for a product that does it, with a card in your hand, and failed. and customers stay with you because of it. in dede''s case the map fails all three. what might pass is a memory: this customer''s white shirts are never to be dried in the sun, that one is allergic to the scented powder, the stain on the blue kaftan was there when it came. laundry software may well have a box for notes. it will not speak up at the ironing board, and customers notice when it keeps quiet. so build that, and build it first as a form on top of the sheet with a no-code tool such as appsheet or glide, in a fortnight, ugly. if the staff use it without being told to, you may have earned some real code. then do the long sum, because a quotation buys the car and says nothing about fuel. take the 120,000 cedis and add a fifth of it each year for fixes, hosting and the phone makers who keep changing their rules. that fifth is my planning figure, use your own. over three years it makes 120,000 plus 72,000, which is 192,000. at 390 orders a month she will have handled 14,040 orders, so every order carries 13.68 cedis of app. if she clears 25 on an order of 90, more than half of the profit goes to a tracker that shows a man on a motorbike. keep the keys in the company''s pocket whatever you run on, somebody holds the password, and in young companies it is commonly a cousin. an afternoon puts this right: register the domain name and the sim card of the business number to the company. open one administrator mailbox on that domain and move every subscription to it. two people know how to get in. turn on two-step verification for that mailbox and for whatsapp. write the recovery codes and the pin on paper and lock the paper up. export the sheet and the accounts on the first of each month to a place that the first supplier does not control. look at what you hold. a list of home addresses with the hours when people are out is a burglar''s diary. ghana has had a data protection act since 2012, kenya since 2019 and nigeria since 2023, and all three apply to a spreadsheet. as for the developer, i would have dede answer him politely. she is to thank him, ask him to keep the file, and tell him that she will ring when she can bring him two hundred logged orders and the three steps that cost her the most. if he is good he will be pleased, since a client who knows what she wants is rarer than one with a budget. if he replies that the log is unnecessary, she has saved 120,000 cedis before lunch.', 1);
INSERT INTO public.article_search VALUES ('7', '9999-12-31 23:59:59.999+00', 'the logo is innocent: branding myths that cost real money', 'tropicana changed a carton and lost a fifth of its sales in seven weeks. what people believe about branding, what each belief costs, and what to do instead.', 'the logo is innocent: branding myths that cost real money
tropicana changed a carton and lost a fifth of its sales in seven weeks. what people believe about branding, what each belief costs, and what to do instead.
brand
tropicana left the juice alone. what it changed, in january 2009, was the american carton: the orange with a straw in it went, and a glass of juice took its place. according to advertising age, which had the figures from information resources, unit sales of the line fell by 20% between 1 january and 22 february. on 23 february the company announced that the orange was coming back. design matters, and nobody needed tropicana to prove it. what the carton shows is narrower and more useful. i imagine shoppers half awake, with a child in the trolley, looking for an orange with a straw in it and not finding one. the old carton had been doing a job that nobody had written down. most of the myths below come from the same place: we argue about how a brand looks and forget to ask what work it does. "a logo is a brand" carolyn davidson was a design student in oregon when she drew the nike swoosh in 1971. she charged $35 for 17 and a half hours. phil knight, who paid the bill, was not in love with it. seen that day, on tissue paper, it was a tick. everything that a runner in eldoret feels on seeing it now was put there later, by shoes, by athletes and by a great deal of advertising. knight evidently knew what he owed her: in 1983, long after her bill was settled, the company gave davidson a ring with the swoosh on it and an envelope of shares. a logo is a label on a jar. it lets people find the jar again. what is in the jar is whatever happened to them the last time, and what their sister said. gap shows the difference. in october 2010 it replaced its blue square on its website with the name in plain black letters and a small blue box. the internet jeered and within about a week the old logo was back. it was embarrassing, and the shops opened at the usual hour. tropicana''s customers had lost their way to the product, while gap''s had only lost a picture they were fond of. if you must spend on design, spend first on whatever people use to find you: the signboard, the colour of the kiosk, the profile photograph in the chat list, the name that shows when they pay. "brands are for big companies" big companies can survive with a feeble brand, since they can buy attention every morning. the woman who sells waakye at a junction cannot buy any. if she sits fourth in a line of five sellers, her customers walk past three pots to reach hers. they have a reason, and they can say it: hers is the one where the shito is properly dark. they can send a colleague there with one sentence, and the colleague will find her, because of the green umbrella. there is the entire apparatus: something true to repeat and something visible to find. it cost an umbrella. if your firm has thirty staff and a website and your customers cannot do in one sentence what hers do, she is ahead of you. here is a test that costs one favour. ask a good customer to send a friend to you by voice note, and to let you hear it. "the place after the filling station, ask there" means that the filling station has a brand and you have a neighbour. "the ones who mend it while you wait, yellow door" means that you have the two things the waakye seller has, and may go back to work. "a rebrand will fix sales" changing the name is sometimes unavoidable. vodafone left ghana, so in 2024 the network that had been ghana telecom and then vodafone became telecel. fair enough: the owner had gone and his sign had to come down. a subscriber with one bar of signal in the back room on the day before the change still had one bar on the day after. paint does not carry calls, and nobody sensible at the company would have said that it did. when nobody forces you, do the arithmetic first, as a furniture maker in kumasi might. out of 200 enquiries a month come 30 orders, at an average profit of 400 cedis: 12,000 a month. he is offered a new name, logo, signboard and van livery for 60,000. to earn that back in one year he needs 5,000 more profit each month, which is 12.5 extra orders. he must go from 30 to more than 42, from the same enquiries, by means of a nicer van. meanwhile his quotations take nine days. answering on the same day might lift him from 30 orders to 40, which is 4,000 more a month. a clerk to do it costs 2,000. he is 2,000 cedis a month better off from the first month, with the old van. replying quickly is also branding, since people say "they answer" about very few carpenters. a rebrand tells everybody to look at you again. i would make sure first that the quotation goes out on the day. "we need something fresher" you see your own logo perhaps 20 times a day. that is 7,300 times a year. a loyal customer who buys once a month sees it twelve times. by that count you will tire of it about six hundred times sooner than she will, and it is your hand on the budget. so the boredom in the meeting room is real, and irrelevant. lyle''s golden syrup carried a picture of a dead lion with bees on its green tin from the 1880s onwards, a subject that no focus group would pass. when the company modernised its look in february 2024, it changed the bottles and left the famous tin alone. i would have done the same. the tin does not need to be liked by people who make presentations. when something does have to change, list what customers use to recognise you, in order, and keep the first two. change the rest as much as you please. tropicana changed the picture, the lettering and the layout at one stroke, and left a shopper with nothing to hold. "a cleverer name will make us look international" britain''s post office group became consignia in march 2001. the idea was that a company with plans abroad needed a word that meant more than post and offices. the red vans and the counters kept their old names, so the new one met the public chiefly in the newspapers. when the bbc asked the public about it a year later, a woman coming out of a post office wondered whether it was one of the new electricity companies. in 2002 the group gave the name up and went back to royal mail. the local edition of this error is the bakery that becomes "bkry global concepts". a name should survive three things: being shouted across makola, being spelt over a bad line, and being typed into a search box by somebody who has only heard it. say yours on the telephone to a stranger and ask what he wrote. if you find yourself adding "without the vowels", you will go on adding it for the life of the company. "you can''t measure it" you cannot measure it to two decimal places. you can certainly see which way it is going, with a pencil. on the first day of each month i would write down five numbers: asked for by name. of the last 50 enquiries, how many named you, and how many only wanted "a caterer"? sent by someone. of the same 50, how many came because a person told them to? searched for. how often was your website shown last month to people who had typed your name into google? search console tells you, free of charge. came back. of the customers of six months ago, how many have bought since? did not haggle. of the last 20 quotations, how many were accepted at the first price? the fifth is the one i would show to an accountant. a caterer sends 20 quotations a month at 3,000 cedis, and 8 are accepted after giving away 10%. she has sold 24,000 cedis of food for 21,600. if next year four of those eight pay the first price, because they came for her and nobody else, she keeps 1,200 cedis a month that used to go in discounts. that is 14,400 a year, and it appears in no advertising report. one thing to do with your thumb open your company''s page and look at the last ten posts. cover the logo on each one with your thumb, and the name. if a competitor could have published it, that post paid for his brand too. count the ones that could only be yours. two out of ten is common enough, i suspect, and you could get to five by easter without hiring anybody: your own stock and your own street, photographed properly, the question you were asked on thursday, the price with the reason for it. the logo may stay as it is. it has done nothing wrong.', 1);
INSERT INTO public.article_search VALUES ('8', '9999-12-31 23:59:59.999+00', 'one job makes the brand, the other stops you spoiling it', 'brand development and brand management need different people, budgets and clocks. how to tell which one you are short of, and a calendar for the year ahead.', 'one job makes the brand, the other stops you spoiling it
brand development and brand management need different people, budgets and clocks. how to tell which one you are short of, and a calendar for the year ahead.
brand
on 13 may 1931 a young advertising man at procter & gamble, neil mcelroy, typed a memo in support of hiring more people. the house rule was one page, and he took three. he worked on camay soap, which had to fight lever, palmolive and, most annoyingly, ivory, made by the same company. his answer was that each brand should have people who looked after it and nothing else. twenty-six years later eisenhower made him secretary of defense, which must have seemed restful. the memo is remembered as the birth of brand management. very little of it concerns taste. the brand man is to study shipments, unit by unit. where sales are strong, he finds out why and repeats it elsewhere. where they are weak, he goes there in person, talks to dealers and customers, makes a plan, checks that the money is reasonable per case, and keeps records to see whether it worked. wrappers get one line. camay already existed. somebody had named it, priced it, perfumed it and decided who it was for. that was one job. mcelroy was asking for people to do the other, and nearly a century later a great many firms have money for the first and nobody for the second. two jobs that look like one brand development decides. who are we for, what do we promise that others will not, what are we called, what do we charge, what do people recognise us by? it is a project. it has a start, an end, an invoice and a moment when the founder must say yes. if it has been going on for two years, it is a hobby. brand management keeps. does the driver know the promise? is the old price still on the facebook page? did the takoradi branch print its own banner in a blue that we do not own? it never ends and nobody throws it a launch party. the temperaments differ. a good developer is a little rude: she asks why the product exists and enjoys a blank page. a good manager is a little stubborn, and happy to approve the four-hundredth correct business card. give the first the second job and within six months you will have a new slogan. swap them the other way and you will have a beautifully kept brand that stands for nothing much. which one are you short of? ask ten customers what you do and why they chose you. write down the words. then sort the pile. ten different answers, most of them partly right. you decided something once and have not kept it. you need management. ten similar answers, and they describe the company of five years ago. the keeping worked and the decision is out of date. you need development. ten similar answers that would fit any of your competitors. you never decided. development, and start with the promise, since a new look would only make the sameness tidier. ten similar answers that you would be proud of. leave it alone, appoint somebody to mind it, and spend the money on stock. development is also due on certain days whatever people say: when you merge, when you go into a country where your name means something unfortunate, when the customer who pays you is no longer the one you began with, when the law says that the name is somebody else''s. a new marketing manager in his first month is not on the list, although he is behind a fair share of the new logos you see. five changes of name, and the second job never got its turn nigerians of a certain age can recite it. econet opened in 2001, became vmobile, then celtel, then zain, and in 2010 airtel, with a few months as vodacom for good measure. every change brought another round of development: a new name, new colours, new shirts for the dealers. hardly any of the names lived long enough to be managed. airtel has kept its name since 2010, and i suspect that this has done more for it than any of the launches. a brand is partly an amount of time. people have to meet the same promise under the same name often enough to stop checking, and each new launch puts the count back towards nought. how the money should fall my example is a solar installer in ho with 80,000 cedis for "branding" this year. the easy way to spend it is 74,000 on an agency by the end of march and 6,000 on t-shirts. from april the brand is in the care of a shared folder. i would cut it nearer the middle: development, ten weeks, 40,000 cedis. interviews with 15 customers and five who said no. a promise in one sentence. name check, logo, two colours, one typeface, a price list people can follow, and photographs of real roofs with real crews on them. handover, two weeks, 5,000. four pages, described below, and a morning with everyone who speaks to customers. management, forty weeks, 35,000. six hours a week of one named person. forty weeks at six hours is 240 hours, and at 40 cedis an hour that is 9,600. the remaining 25,400 repaints the two vans, replaces the wrong banners, reprints the quotation form, and pays for the ring-round to customers twice a year. six hours a week sounds small, so compare it with what it guards. a company of that size might send 25 quotations a month, 300 a year, and an average job of 18,000 cedis might leave 20%, or 3,600. three jobs out of those 300 make 10,800 and pay for all 240 hours. i cannot promise you three extra jobs. losing three to an old price on a flyer is easily done. who does it when there are only seven of you the founder owns development and may hire help with it. the promise, though, has to be chosen by the person who will be blamed for breaking it, and no agency can be that person. management belongs to one employee with a name, the right to say no, and time in the week that is truly hers. in a firm of seven it is seldom the marketing person, because there isn''t one. pick whoever straightens the crooked picture on the wall, which may well be the office manager. between the two sits the handover, and here most of the money is lost. the agency delivers 90 pages and a film, and nobody opens them twice. ask for four pages instead: the promise, with three things we do to keep it and three things we refuse to do; what people recognise us by, in order, with the exact colours, and what must never change; our words: how we greet, how we quote, how we apologise, with a real example of each; who decides. which questions the manager settles alone, which go to the founder, and where the files are. a calendar for any year open the diary for the next twelve months and put these in before it fills up. every monday, 30 minutes. read last week''s complaints and compliments in full. fix one thing that contradicts the promise. first working day of the month, two hours. walk through your own front door: ring the number, ask for a quotation through the website, look at the branch, the van and the last invoice that went out. march, june, september and december, half a day. mcelroy''s exercise. sales by area or by product, strongest and weakest. go in person to the weakest and ask. may and november, two days. ring ten customers and sort the pile as above. keep the sheets. the comparison is worth more than either reading. one day in october, with the founder. decide whether the promise still holds. the expected answer is yes. if it is no, that is a development project for the coming year, with its own money. between those october days, ideas for a new look go into a drawer marked october. few of them will still be exciting when it is opened. the rest of the year the person with the six hours is in charge, and if she says that the founder''s own t-shirt is the wrong blue, the founder goes home and changes.', 1);
INSERT INTO public.article_search VALUES ('9', '9999-12-31 23:59:59.999+00', 'you were right for ten years, and that is the problem', 'expertise makes you quick, then it makes you blind. four signs of the know-it-all trap that you can count, and the notebook that gets you out of it.', 'you were right for ten years, and that is the problem
expertise makes you quick, then it makes you blind. four signs of the know-it-all trap that you can count, and the notebook that gets you out of it.
personal development
take three jars. the first holds 21 litres, the second 127, the third 3, and you need exactly 100. fill the big one, pour off the first jar once and the small jar twice: 127 - 21 - 3 - 3 = 100. now use jars of 14, 163 and 25 to get 99. the same recipe works. then 18, 43 and 10 to get 5. the same again. by now you are quick. last one: 23, 49 and 3, and you need 20. if you said 49 - 23 - 3 - 3, you are right, and you are in the trap. there is a shorter answer, 23 - 3, and a child would have found it. the psychologist abraham luchins published this experiment in 1942. most of the people who had practised the long recipe went on using it when the short one was lying in front of them. nearly all who met the last problem fresh simply took 3 from 23. practice had made the first group faster and, for one question, blinder than beginners. i know no better picture of a good professional in mid-career. laziness and vanity may come later. efficiency comes first, and everybody applauds it. open-minded people are caught too in 2008 merim bilalić, peter mcleod and fernand gobet reported on strong chess players who were shown a position with two wins in it: a famous pattern, and a shorter one that was less familiar. the players found the famous one and then said that they were looking for something better. a camera followed their eyes. the eyes kept going back to the squares of the solution they already had. those players were not boasting or lying. they reported an open mind in good faith, and it was not open. this is why i would throw out the usual portrait of the know-it-all as the loud man at the end of the table. the loud man is easy to spot and easy to correct. the dangerous one is polite: he nods, says "interesting", and files every new fact under an old heading. in an office it looks like this. a sales manager in accra has built a distribution business on shop visits. fifteen years of them; he knows which trader at makola pays on fridays. a junior tells him that a third of the repeat orders now come in by whatsapp after nine at night. he hears that his traders are hard to catch in daytime, and moves the visits to an earlier hour. nothing he did was stupid. he had a recipe that had paid three sets of school fees, and he measured the new jars with it. where your gut has earned its reputation the answer cannot be to distrust everything you know. daniel kahneman and gary klein spent years on opposite sides of that question, kahneman collecting the errors of experts and klein watching fire commanders make fast, good decisions. in 2009 they wrote a paper together. they agreed that intuition deserves trust under two conditions: the field is regular enough to be learned, and the expert has been able to learn it from prompt, clear feedback. that gives you a way to sort your own week. fast feedback. which subject line gets opened, whether the print matches the proof, whether the customer at the counter is about to walk out. you have been marked on these thousands of times. trust yourself and go. slow feedback. hiring, pricing, choosing an agency or a supplier. by the time the result arrives you have forgotten why you chose. your instinct here is an opinion with good posture; get a second one. no feedback. the applicant you turned down, the product you killed, the buyer who never complained and never came back. twenty years of these teach nothing, because no result was ever delivered. you have merely agreed with yourself for twenty years. most seniority is spent in the second and third groups, with a confidence that was earned in the first. four signs you can count "stay humble" is useless advice; the chess players would have sworn that they were. count something instead. date your examples. write down the last ten cases you used to win an argument, and the year of each. look at the middle of the list. if it is more than five years back, you are advising a country that had other phones, other prices and other habits of paying. count your questions. in the next meeting, make a stroke for every question whose answer you did not know. one that ends in "right?" is not a question. find your last defeat. try to name the day when somebody junior changed your mind in front of others. if it takes you longer than a minute, either you have stopped being wrong or they have stopped telling you. have your interruptions noted. ask a colleague to mark each time you finish another person''s sentence. to you it feels like understanding. but people tend to put the known part first and the new part last, and the last part is what you cut off. keep a ledger of what you were sure of this is the habit i would keep if i had to give up the others. carry a small notebook or a note on the phone. whenever you catch yourself being certain about something that will be settled within three months, write down the date, the prediction and how sure you are in per cent. "rival drops his price before easter: 80%." "new hire passes probation: 90%." when the day comes, tick or cross. after half a year, look up twenty entries marked 90%. you should find eighteen ticks. say that you find thirteen. so when you say ninety you mean sixty-five, and you can now work out what the difference costs. a purchase of stock earns 2,000 cedis if your hunch is right and loses 10,000 if it is wrong. at 90% it is worth taking: 0.9 × 2,000 less 0.1 × 10,000 leaves 800 cedis to the good. at 65% the same sum reads 1,300 less 3,500, a loss of 2,200 cedis on average, every time, in the same calm voice. the ledger has a second use. memory edits in your favour; within a week of any surprise, you always suspected it. ink does not. habits for people too busy to be modest none of these asks you to feel anything. they change the order in which things happen, which is easier. newest speaks first. once the senior person has spoken, the others are voting on him. reverse the order and you hear what they saw. name your price for changing your mind, before the figures come in. "i will cut the radio budget if fewer than 30 of the next 200 buyers mention radio." written down, it binds. thought of afterwards, it bends. work the line one day a month. answer the whatsapp enquiries yourself, as a clerk, without correcting anybody. half of what you believe about customers was true when you last did this. be the worst in the room every quarter. a language class, a coding course, a drumming lesson. the subject matters little. what you want back is the memory of how much it costs to ask the stupid question, because people pay that price whenever they ask you one. and once a year, put one of your own rules on trial, preferably the one that made your name. the distributor of a moment ago could take twenty shops, replace the visits with evening messages for six weeks, and see what the order book says. if the rule survives, he has a reason for it again. until then he has only a history. three words on the answer sheet luchins tried a remedy on some of his subjects. before the last problems he had them write "don''t be blind" on their papers. it did not cure everyone, but a good number of them stopped, looked at the jars again, and found the short way. they had lost none of their skill. they had been told when to put it down. i would write the same three words at the top of the job that you could do in your sleep. the hard ones you will look at carefully anyway.', 1);
INSERT INTO public.article_search VALUES ('10', '9999-12-31 23:59:59.999+00', 'the seven skills that pay are on nobody''s certificate', 'writing a page, doing the sum, naming a price, keeping a date: seven skills that raise your pay in any trade, each with an exercise you can do on monday.', 'the seven skills that pay are on nobody''s certificate
writing a page, doing the sum, naming a price, keeping a date: seven skills that raise your pay in any trade, each with an exercise you can do on monday.
personal development
a certificate tells an employer what you were once taught. a salary buys something else: the trouble that goes away when you arrive. the two overlap less than parents hope. below are seven skills that make trouble go away in almost any office, workshop or shop, and that hardly anyone is examined in. each comes with an exercise that needs no course, no money and very little data, and that you can begin on monday before lunch. i have left out charm, which cannot be practised by lunchtime, and passion, which every applicant claims. writing a page that gets a decision most business writing is a record of how hard the writer worked. paragraph one is background, paragraph four has the problem, and on page three, if the reader lives that long, there is a request. amazon became known for the opposite discipline: jeff bezos banned slide presentations from senior meetings in 2004, and those meetings have since opened with everyone reading a memo in silence. you need no such power to borrow the idea. put the decision you want in the first line, its cost in the second, and the reasons after. compare "following our discussions on the delivery challenges, kindly find attached" with "i ask for 1,400 cedis a month for a second rider from 1 february; we cancelled 31 orders in december because the first one was out." the second can be answered from a phone, in a taxi, with one word. people who can be answered in one word get answered. short sentences also favour anyone who thinks in twi, yoruba or swahili and writes in english; the long ones are where mistakes go to hide. and on a metered phone your reader pays for your attachments. monday: take the last long message you sent upwards and got no reply to. rewrite it in 120 words with the request in the first sentence, and send it again. doing the sum before the meeting i mean primary-school arithmetic, done early. a shop sells phone cases online at 60 cedis. the case costs 35, the rider 12, the payment charge 1. that leaves 12. somebody proposes a boosted post for 600 cedis, and it brings 40 orders; the room is delighted. but 600 divided by 40 is 15, and 15 is more than 12. every order that the post brought lost 3 cedis, and its success cost 120. spend the same 600 on a product that leaves 25, win the same 40 orders, and there are 10 cedis left on each: 400 to the good. the person who says this out loud, kindly, with the sum on one line, is worth more than the person who made the post look beautiful. nobody in the room lacked the mathematics. they lacked the habit. monday: choose one thing your employer sells. find out what is left of the price after everything that must be paid each time one is sold. if three colleagues give you three answers, you have found your first project. asking what happened, and leaving opinions alone ask a customer whether she would use an app to order her vegetables and she will say yes, because you seem nice. ask her what she did last tuesday when the tomatoes ran out, and you will learn about a cousin with a van, a phone call, a debt in a school exercise book, and the reason no app has come near her. the first question collects politeness. the second collects evidence. this skill pays well beyond research. it settles quarrels ("what did he actually say?"), it repairs broken processes, and it makes you the only person on a hiring panel who learns anything. "are you organised?" gets a yes. "take me through last thursday" gets a thursday. use past tense: "when did you last...", "what did you do next?" ask for the object: the receipt, the screen, the exercise book. after the answer, wait three seconds. the useful part is often in the second half. monday: ask one customer or colleague about the last time something went wrong, and put no question that contains "would". write down one thing you did not expect. if there is none, you talked too much. naming a price and then keeping quiet many careful people lose in one minute what they earned in a year, because silence embarrasses them. they say "my fee is 5,000", hear nothing, and add "but of course we can discuss it". they have just negotiated against themselves and won. the stakes are easy to work out. if you ask for 300 cedis a month more than you were offered, and get it, three years bring you 36 × 300, which is 10,800 cedis, before any later rise is reckoned on the higher figure. the conversation takes ten minutes. you will not soon find another task at that hourly rate. bring three things: a figure, one reason that concerns them ("since june i have done the month-end alone, and the outside bookkeeper has gone"), and something you would accept in its place, such as a day at home or a paid course. say the figure in a full sentence. then stop. the next person to speak is them. monday: practise on something small. ask a supplier for a better rate or a fee to be waived, give your reason, and count to ten in your head. the answer matters less than finding out that ten seconds can be survived. promising a date that holds talent is common, and so is the phrase "almost done". someone whose thursday means thursday can be built into other people''s plans, and whoever is built into plans is expensive to replace. optimism is the usual enemy, and it can be measured. you guessed two days for a report, four for a price list and one for a form; they took three, seven and two. you promised seven days and used twelve. twelve divided by seven is about 1.7. that figure is your personal exchange rate between hope and calendar. multiply your next estimate by it, however silly it looks, and you will begin to be believed. note also how much of each overrun was work and how much was waiting, for a signature, a logo file or the power to come back. waiting can be asked about on the first day. if you are going to be late all the same, say so at the halfway point, when it is still information. on the last evening it is only an apology. monday: write down every task you start this week with your guess beside it, and the true figure when it is finished. on friday divide the second column by the first. handing the dull part to a machine, and checking it since chatgpt appeared in november 2022, it has been fashionable to fear these tools or to worship them. i would do something duller and ask which twenty-five minutes of your week are the same as last week''s. renaming files, chasing the same eleven people for the same report, turning a bank statement into a table: 25 minutes over 48 working weeks is 1,200 minutes, or 20 hours. a spreadsheet formula, a message template or a language model can take most of it. this counts as a skill because of the second half, which is knowing where the machine lies. a spreadsheet repeats your mistake perfectly. a language model may invent a figure and set it in excellent english. so keep one rule: never pass on a number, a name or a quotation from a machine that you have not seen at its source. in an office where everyone can produce a page in ten seconds, the person whose page can be trusted has gone up in price. and keep customers'' names and account numbers out of tools your employer has not approved. monday: pick one repeated task, do it once by hand and once with a tool, and compare the two line by line. keep the tool if it was right, and keep the list of what it got wrong in either case. making somebody else good at your job the oldest advice in a nervous office is to keep what you know to yourself. it protects the job you have, and it nails you to that job. nobody moves the only person who understands the stock system; he is needed exactly where he is, at his present salary, including during his leave. teaching is also the cheapest audit of your own knowledge. explain a task to a newcomer and you will find the step you have been doing from superstition. i would keep a one-page instruction for each recurring duty, written so that a sensible stranger could follow it, and let somebody else carry it out while you sit on your hands. afterwards there are two people who can do the work, and one of them is known to produce such people. that one gets the team. monday: find the duty that would stop if you had malaria for a week. write its steps on one page, give it to a colleague, and watch him try. do not help. every place where he halts is a line you left out. seven exercises are too many for one week, and doing them all would be a way of finishing none. take the one you were tempted to skip. the boldest people avoid the sum, the cleverest avoid the date, and nearly everybody avoids the ten seconds of silence. do the one you have been avoiding, put a reminder in the calendar nine days later, and look at what you have on paper. if it is blank, you have at least learned which skill you will be paid least for.', 1);
INSERT INTO public.article_search VALUES ('11', '9999-12-31 23:59:59.999+00', 'moses had a queue problem: leadership lessons from the bible', 'a bottleneck, a site visit by night, a cash reserve and a quarrel about seats. six bible stories, read closely, for anyone of any faith or none who has people to lead.', 'moses had a queue problem: leadership lessons from the bible
a bottleneck, a site visit by night, a cash reserve and a quarrel about seats. six bible stories, read closely, for anyone of any faith or none who has people to lead.
leadership
you can read the bible as scripture, as literature or as the best-travelled collection of management failures in the world. i shall keep to the text and leave belief to you. what i admire in these stories is their candour. the heroes are shown tired, frightened, caught and corrected, often by somebody of lower rank. most company histories would have cut those pages. exodus 18: the man with the queue moses has led a people out of egypt and now sits from morning to evening settling their disputes, one after another, while everybody waits. his father-in-law jethro comes to visit. jethro is a priest of midian, an outsider with no office in the organisation, and he needs one day of watching. "thou wilt surely wear away, both thou, and this people that is with thee: for this thing is too heavy for thee; thou art not able to perform it thyself alone." (exodus 18:18, king james version) notice the words "and this people". a leader who does everything likes to think of himself as the only one who suffers. jethro looks at the queue. we can put figures on it. exodus 12:37 counts about 600,000 men. let them quarrel very little, every two of them sharing one dispute a year, and there are still 300,000 cases. a judge who spends ten minutes on each and sits for twelve hours hears 72 a day. one year''s disputes would keep moses busy for more than eleven years. jethro''s remedy has four parts, and most firms that claim to delegate carry out only the third: teach the rules to everyone, so that fewer cases arise (18:20). choose for character: able, god-fearing, truthful, haters of dishonest gain (18:21). give them ranks of thousands, hundreds, fifties and tens. agree what comes back up: great matters to moses, small ones never (18:22). it was no small reform. the rabbis of the talmud did the division (sanhedrin 18a) for the same 600,000: 600 rulers of thousands, 6,000 of hundreds, 12,000 of fifties, 60,000 of tens; 78,600 posts in all, where there had been one. when moses tells the story again in deuteronomy 1, the father-in-law is not mentioned. consultants will know the feeling. keep a tally this week of every question that reaches you. against each write "rule missing", "person missing" or "really mine". the first two columns are your queue. nehemiah 2: look at the wall before you speak about it nehemiah was cupbearer to the king of persia when he heard that jerusalem lay in ruins. what follows is the most practical project launch in ancient writing. he waits about four months for the right moment with the king. he names the time he will be away. he asks for letters to the governors on the road and for timber from the keeper of the royal forest, which means that he has already thought about beams (2:6-8). then he arrives and announces nothing. after three days he goes out by night with a few men, telling nobody what he has in mind, and rides along the broken wall until, at one point, there is no room for the animal to pass (2:11-15). only after that does he call the people together, and what he says begins with the distress "that we are in". we, from a man who has been in town for three days and came from a palace. he had earned the pronoun in the dark. the next chapter is a list that readers skip and project managers should frame. it tells who built which stretch, and a good number of them built opposite their own houses. there are goldsmiths in it, an official working with his daughters (3:12), and the nobles of tekoa, who would not put their necks to the work (3:5) and have been remembered for it ever since. the wall was finished in fifty-two days (6:15). so before you announce your next plan, make the night ride. sit in the call centre, travel with the driver, open the complaints folder, and tell no one what you are thinking. then divide the work so that people mend the stretch in front of their own door. 2 samuel 12: somebody has to tell the king david has taken another man''s wife and arranged the death of the husband, uriah, by means of a letter that uriah himself carried to his commander (2 samuel 11:14-15). it is an abuse of power from beginning to end, and nobody at court is recorded as saying so. then the prophet nathan comes with a story about a rich man with many flocks who took a poor man''s only lamb. david is furious and passes sentence. nathan answers, in the four words of the king james translators, "thou art the man" (12:7). two things deserve attention. the first is nathan''s method. he does not open with the charge; he lets the king''s own sense of justice speak before the king''s lawyers can wake up. anyone who has to bring bad news to a powerful person can learn from that: describe the case with the names taken off, ask for a judgement, and then put the names back. the second is what david does not do. he does not arrest the messenger, order an inquiry into the tone of the message, or mention his record. he says, "i have sinned against the lord" (12:13). the story is severe about what follows; the confession undoes nothing, and his house pays for years. yet nathan still has the ear of the king in the first chapter of 1 kings, when it matters who will succeed him. every leader should be able to name his nathan: one person who may walk in, cannot easily be dismissed, and has used the right within the past six months. if yours has been silent for a year, the likelier explanation is not your virtue. 1 kings 3: what solomon asked for, and what he left behind a young king dreams that he may ask for whatever he likes. he starts by saying that he does not know how to do the job: "i am but a little child: i know not how to go out or come in" (1 kings 3:7). then he asks for "an understanding heart to judge thy people" (3:9). the hebrew is more precise; it speaks of a heart that hears. he asks for the ability to listen, for the sake of other people''s disputes, and the chapter closes with such a dispute. two women claim one child, there are no witnesses, and he finds a test that makes each of them show what she wants. sermons often stop there. go on reading. by chapter 11 the listening heart has been turned, and in chapter 12 the people ask his son rehoboam for relief from the heavy yoke that solomon had laid on them. the old advisers tell rehoboam to speak gently. his own friends suggest a threat. he takes the threat, and ten tribes walk out. so ask early, and aloud, for the skill you lack, while people still expect you to lack it. and do not suppose that wisdom is inherited with the keys. solomon built a great deal. he left a son who could not hear. genesis 41: the arithmetic of the store houses joseph comes from prison to pharaoh, explains a dream of seven good years and seven bad ones, and goes on without being asked to say what should be done: appoint officers, take a fifth of the harvest in the good years, and keep it in the cities, near the people who will need it (genesis 41:33-36, 48). the fifth is worth a moment with a pencil. seven years at a fifth make 1.4 harvests. spread over seven years of famine, that is a fifth of a normal harvest each year. it closes a gap. it cannot replace an income, and it asks egypt to live on four fifths while the barns are full, which is when saving looks foolish. in a firm the same sum runs by the month. it earns 100,000 cedis in each of seven months and puts away 20,000 of each: 140,000 in the store. trade falls, and monthly income drops to 60,000. because the firm learned to run on 80,000 it is short by 20,000 a month, and the store lasts seven months. had it spent the whole 100,000 each month, there would be no store and a gap of 40,000. the reserve does half the work. the smaller appetite does the other half. honest reading requires chapter 47 as well. when the money ran out the people paid with their cattle, then with their land, and at last with their freedom. the plan kept them alive and left pharaoh owning nearly everything. whoever holds the store in a bad year holds power over those who have none, and should decide in the good years how he means to use it. mark 10: the quarrel about seats on the road to jerusalem james and john ask jesus for the seats at his right and left when he comes to glory. (in matthew 20 their mother does the asking, which has the ring of real life.) the other ten are indignant, and i doubt that it was on principle. the answer they get is addressed to all twelve: "but so shall it not be among you: but whosoever will be great among you, shall be your minister: and whosoever of you will be the chiefest, shall be servant of all." (mark 10:43-44, king james version) in 1611 a minister could be simply a servant, and the greek word, diakonos, could mean one who waits at table. ambition is not forbidden in this sentence. it is given another measure. the phrase "servant leadership", which came into management from an essay robert greenleaf published in 1970, is often printed on a mug by people with reserved parking. the text asks for something that can be inspected: who does the work nobody wants, and whose time is spent removing whose obstacles. try it with a calendar. colour every hour of last week in which you did something your team needed from you, and then every hour in which they prepared something for you. compare the areas. i would not show the result to anyone until you have had a second week. one practice that runs through all six in each of these stories the turn comes when a person with power takes in something from outside his own head: a visitor''s remark, a ruined wall, a tale about a lamb, a dispute between two women, a prisoner''s forecast, a rebuke on the road. the disaster comes when he will not, as rehoboam would not. jethro, having said his piece, went home to his own land (18:27). the queue, we may hope, was shorter by then.', 1);
INSERT INTO public.article_search VALUES ('12', '9999-12-31 23:59:59.999+00', 'your legacy begins on the first monday without you', 'two football clubs, a court that overruled mandela and a fortnight without your phone: what remains after a leader leaves, and how to test it while you are still there.', 'your legacy begins on the first monday without you
two football clubs, a court that overruled mandela and a fortnight without your phone: what remains after a leader leaves, and how to test it while you are still there.
leadership
sir alex ferguson left at the top: in may 2013 he retired as champion of england, after more than 26 years and 13 league titles with manchester united. his successor, david moyes, was dismissed the following april, before his first season was over. by the end of 2024, more than eleven years and several managers later, the club had not won the league again. liverpool had faced the same moment in 1974. bill shankly, who had raised the club from the second division, surprised everybody by resigning. the job went to bob paisley, one of the coaches who met in a small room at anfield where the boots were kept. paisley won six league titles and three european cups in nine years. when he stopped, joe fagan came out of the same room and won the league, the league cup and the european cup in his first season. ferguson and shankly were both formidable builders. one left a trophy and the other left a room. if you lead anything at all, a shop, a church choir or a company of four hundred, it is worth asking which of the two you are building, because the trophy takes up so much more of your attention. judge it in year ten farewell speeches measure the wrong day. when jack welch left general electric in september 2001 he was about the most admired manager in the world; fortune had named him manager of the century two years earlier. by 2024 the company had been broken into three. people argue about how much of that was his doing and how much his successors'', and i shall not settle it here. on the day of the party nobody could have told. compare something nearer home. safaricom launched m-pesa in kenya in 2007 under michael joseph. he handed the company to bob collymore in 2010. collymore died in office in 2019, and in 2020 peter ndegwa took over. through two successions, one of them in mourning, a trader in kisumu could send money to her supplier just as before and had no need to know any of the three names. a service that does not notice who is in the corner office is the finest compliment a chief executive can be paid, although nobody frames it for the wall. so here is the definition i use. your legacy is the set of good decisions that are made without you, after you, by people who may not remember that you taught them how. buildings, slogans and portraits are souvenirs. leave rules that can overrule you nelson mandela served one term, from 1994 to 1999, and stepped down, although the constitution allowed a second. that is rightly remembered. i find an earlier episode more instructive. in 1995 the new constitutional court struck down proclamations on local government that he had issued as president. he could have grumbled, or sent others to grumble. he went before the public and accepted the judgment. a young institution had ruled against perhaps the most respected man on earth, and he let everyone watch it win. most founders do the reverse on a small scale every week. the firm has a rule that nobody gives more than five per cent discount, and then the founder''s old schoolmate telephones. the staff learn from this that there are no rules, only moods, and when the founder is gone they will have neither. if you want a system to outlive you, it must be seen to beat you while you are alive. lose an argument to your own procedure, in public, with good grace. one such defeat teaches more than a handbook. the fortnight test you need not retire to find out where you stand. go away for ten working days. leave the phone with somebody who writes down every call and message that would have come to you, with one line on the subject, and puts through only those that would cost real money or hurt someone before you return. suppose the owner of a printing firm in takoradi, with 22 people, does this and comes home to 31 entries: 14 asked what price or discount could be given; 9 needed something only he knew about a supplier; 5 concerned leave and shifts; 3 were truly his. read that list as a plan of work. a price table with a limit for each person ("adjoa may go to eight per cent, kofi to five, beyond that ask adjoa") disposes of fourteen. an afternoon spent writing down whom to ring at which paper merchant, what was last paid, and who must never be paid in advance disposes of nine. a shift rota kept by the floor manager settles five. what remains is three calls in ten days, and they are the only part of his week that was ever leadership. repeat the absence every six months and keep the number. thirty-one, then twelve, then four: i know of no better graph of a legacy, and it costs nothing but your pride. some people find that the calls have stopped and are hurt. they should have a drink and keep the page. count the chairs that have a second person succession is usually discussed as if it concerned one throne. in most businesses the danger lies elsewhere: the accountant who alone knows the tax password, the technician who alone can calm the old machine, the saleswoman whose customers have only her private number. draw a table with three columns on one sheet. in the first, list the duties without which the place would be in trouble inside a month. in the second, the person who does each of them today. in the third, the person who has done it at least once, alone, in the past year. be strict about "done it". someone who has watched does not count; neither does someone who "could". if you have ten duties and four blanks in the third column, your succession risk is four, whatever it says in the strategy. fill one blank a quarter and you are finished within a year. the successor to your own chair deserves the same strictness. give the candidate a whole thing to run, with a budget and the right to do it differently from you, two years before you would like to go. paisley had been on the staff when shankly arrived in 1959, and had been taking part in the real decisions for years by the time he was asked to take the last one. moyes came from another club to a squad, a staff and a habit of winning that had all been shaped around one man. someone from outside can be the right choice, particularly when the house is on fire. but if you have to look outside because nobody inside is ready, that is your own result, and it should be entered under your name. the people who leave better than they came some of your legacy will work for other companies. managers hate this. they train a clerk for three years and she goes to the bank across the road for a third more money; the usual conclusion is to train less. think it through. a place from which people go on to good jobs attracts better applicants than it could pay for, and the ones who left become customers, suppliers, references and, now and then, the person who comes back at forty to run it. keep a list of everyone who has left you in the past five years and where each of them is now. if you do not know, that tells you something. if most of them are doing work that is larger than what they did for you, you are a good teacher, whatever your profits say. and if nobody has left at all, look again; it may be loyalty, or you may have trained them for nothing except yourself. getting out of the doorway the last duty is the one that able people do worst. shankly, having resigned, kept turning up at the training ground, and the players, it is said, went on calling him "boss" until it had to be made clear that there was another one. anyone who has built something will feel for him, and should make arrangements against himself. i would put them in writing before the emotion arrives: the date, the day on which the passwords and bank mandates change, the office you will no longer have, the six months in which you will not attend, and the sentence you will use when the old staff ring you to complain. something like "have you told her?" will do. and i would leave in one piece. julius nyerere gave up the presidency of tanzania in 1985 of his own will, which earned him lasting respect, but he remained chairman of the ruling party until 1990, so that for five years the new president had the old one above him at party meetings. founders who stay on as chairman, adviser or signatory should picture those meetings from the younger man''s chair. block ten working days in your calendar now, some time before june. tell the team that it is a holiday. it is an examination, and you are the one sitting it.', 1);
INSERT INTO public.article_search VALUES ('sell-water-by-the-tap', '2026-11-23 00:46:30.551+00', 'sell water by the tap', 'in short.', 'sell water by the tap
in short.
brand
look:', 1);
INSERT INTO public.article_search VALUES ('naive-quotes-b-signs-b-100', '2026-11-23 00:46:30.616+00', 'naïve "quotes" & <b>signs</b> \ 100 % 🌍', 'in short.', 'naïve "quotes" & <b>signs</b> \ 100 % 🌍
in short.
marketing
it.', 1);
INSERT INTO public.article_search VALUES ('accra-東京-владивосток', '2026-11-23 00:46:30.643+00', 'accra - 東京 - владивосток', 'in short.', 'accra - 東京 - владивосток
in short.
brand
line one two three; -- '' "', 1);
INSERT INTO public.article_search VALUES ('written-twice', '2026-11-23 00:46:30.757+00', 'written twice, read once', 'in short.', 'written twice, read once
in short.
brand
it.', 1);


--
-- Data for Name: articles; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.articles VALUES ('2', 'Beware the sideline that pays a little', 'BUSINESS', 'Founders drop the ideas that lose money. The ones that earn 1,800 cedis a month stay for years and eat the business. Here is how to price them.', '
<p>A bad idea is easy to give up. It loses money, everyone can see it, and one evening you close it and sleep well. The idea that costs a founder three years is the one that brings in 1,800 cedis a month.</p>
<p>Efua, a caterer in Tema, exists only in this article. She sends lunches to offices, caters weddings, bottles shito for two supermarkets and teaches a cooking class on Saturdays. Every one of these has customers who like it. Ask her which is the business and she says “all of them”, in the voice of someone who last sat down on Sunday.</p>
<h2>Divide by your own hours</h2>
<p>Efua’s bookkeeper tells her that all four lines make a profit, and he is right. He counts ingredients, packaging, transport and the helpers’ wages. He does not count Efua, who is not on the payroll and therefore costs nothing. In a small firm the scarcest material is the owner’s attention, and it is the only one that appears in no ledger. So count it. For one month she writes down where her hours went, including the calls about missing jar lids, and divides.</p>
<ul>
<li><strong>Office lunches:</strong> sales 42,000 cedis, left after costs 12,600, her hours 60. That is 210 cedis an hour.</li>
<li><strong>Weddings,</strong> three in the month: sales 30,000 cedis, left 9,000, hours 70. About 129 cedis an hour.</li>
<li><strong>Saturday class:</strong> sales 3,000 cedis, left 2,100, hours 20. That is 105 cedis an hour.</li>
<li><strong>Shito:</strong> sales 6,000 cedis, left 1,800, hours 45. That is 40 cedis an hour.</li>
</ul>
<p>The shito is profitable. It also takes 45 of her 195 hours, nearly a quarter of her month, to bring in 7 per cent of what she keeps. If she stopped and used the time to find more offices, even at half the usual rate, since new business is harder than old, she would earn 105 cedis an hour and have replaced all of the shito money in a little over 17 hours. The other 28 would be hers, for more offices or for bed.</p>
<p>The class looks respectable beside the shito until you notice that it falls on Saturday, which is when people marry. An hour has a place in the week as well as a length. I would ask of every sideline which hour it takes, and from what.</p>
<h2>How sensible people acquire four businesses</h2>
<p>Efua’s sidelines arrived one at a time, each at the door with a good reason in its hand. The reasons are worth knowing by sight.</p>
<p><strong>The good customer who asks for something else.</strong> The bank that orders forty lunches would like branded water bottles for its conference. Saying yes feels like service. Now Efua is learning about print minimums from a man in Accra New Town, and the lunches are late.</p>
<p><strong>The hedge that burns in the same fire.</strong> Anyone who has kept a business open through power cuts and a falling cedi has earned the right to want a second income, and advice from abroad that calls this a lack of commitment can be ignored. Insurance is sensible. But look at what Efua has insured. Four kinds of food come from one kitchen, one freezer and one back. When the transformer blows, all four policies lapse together. If she wants a hedge, it should be something that pays on the day the kitchen cannot, and asks nothing of her on a Saturday. A room she rents out would qualify.</p>
<p><strong>The new town as a holiday from the old one.</strong> Accra is slow, so the founder opens in Lagos, or Abidjan, or Kigali. There will be new problems there, which are always more cheerful than the old ones for the first few months. If you cannot say in one sentence why customers in your first town do not come back, you will carry the reason across the border in your luggage.</p>
<p><strong>The prize.</strong> A competition offers a grant for sustainable packaging. She wins it, and for the next nine months the best caterer in Tema is a rather poor packaging company that writes quarterly reports. Before you apply for money, write down what you would do if you won it. If you would not do that with your own money, leave the form alone.</p>
<h2>What Lego gave away</h2>
<p>The grand version of this mistake belongs to Lego. By the early 2000s the company had theme parks, clothing, video games and a television series with toys to match, and in 2003 and 2004 it lost money on a scale that put its survival in doubt. Jørgen Vig Knudstorp became chief executive in 2004. The following year Lego sold control of the Legoland parks. It also cut back the number of different pieces its designers were allowed to use, and put its effort into the brick again.</p>
<p>The brick gets the credit, and the parks deserve a share of it. Millions of people a year paid to get in, and Lego handed over the keys all the same, because a toymaker short of cash and management time could not run roller coasters as well. Cutting what nobody wants takes no courage. Efua’s shito, I should add, is delicious.</p>
<h2>Keep what improves when you repeat it</h2>
<p>Earnings per hour tell you what to look at. For choosing, I trust a different question: which line gets easier the hundredth time? Efua’s lunches do. The same office orders again next week, the menu rotates, the rider knows the guard at the gate, and what she learns in one kitchen shift is used in the next. Each wedding begins from nothing with a new bride, a new mother-in-law and a new hall with no water. Weddings pay well and teach little.</p>
<p>That need not mean dropping them. Price can do the pruning. Let Efua raise her wedding fee by a fifth, from 10,000 to 12,000 cedis, and let one couple in three go elsewhere. Costs are 7,000 cedis a wedding. Two weddings leave her 10,000 cedis where three left 9,000, and take about 47 hours in place of 70. She has earned 1,000 cedis by being refused. Try that before you abolish anything: raise the price of the work you like least until either the customers leave or you find that you like it after all.</p>
<p>The same question settles arguments about customers and channels. A firm that sells to students, households and ministries is learning three trades. A shop with accounts on six platforms, four of them last updated at Easter, would do better to answer its WhatsApp within ten minutes.</p>
<h2>Close the door so that it stays closed</h2>
<p>Founders are fond of “pausing” things. A paused product still has stock in the corridor, a page on the website and a customer who rings in the middle of lunch service. If you are going to stop, stop in such a way that it would be a nuisance to start again.</p>
<ol>
<li>Set the last day and tell the customers, with the name of someone who will serve them well. They will remember the courtesy longer than the sauce.</li>
<li>Sell the leftover stock and the equipment in the same month. An idle bottling machine is an argument waiting for a weak moment.</li>
<li>If the thing has real value, let somebody else do the hours. A cousin who makes the shito to Efua’s recipe and pays her 3 cedis a jar sends her less than 1,800 cedis a month, and takes none of her Tuesday.</li>
<li>Take it off the sign, the website and the back of the van.</li>
</ol>
<p>There is one honest exception. Some small things are small because they are young; the lunches, too, were once nine boxes in the boot of a Corolla. So give a young thing a figure and a date before you grow fond of it: “By 30 June the class earns 200 cedis for each hour I put in, or it ends.” Hand the paper to somebody who enjoys being right, and do not ask for it back.</p>
<p>Begin with the diary of hours. It is dull, it takes two minutes at the end of each day, and on the seventh evening you will know which of your businesses you have been paying to own. Then, some Tuesday in March, when the door has been closed for a month, a stranger will ring wanting two hundred jars for her sister’s wedding and offering to pay today. Give her your cousin’s number.</p>
', '/pictures/2.svg', NULL, '{focus,strategy,founders,pricing}', 8, false, false, '2025-01-13 09:00:00+00', '2025-01-13 09:00:00+00', 1, '', 'beware the sideline that pays a little', 'founders drop the ideas that lose money. the ones that earn 1,800 cedis a month stay for years and eat the business. here is how to price them.', '', '', NULL, NULL, '\x1b3c1d4454937a001421c3dcbe39fb0ad157dce3bece398e1b2bb19278be63a524b9b319d484ee45f8f245ace1fffb59a9b36c2c040785e0a054502a0c8dcf7deffda92fa93b25a9a7aba4eeb6a3f6b22deaacb2d1d8682a68a061005d7602a2362cbbff4913c0b62c8bce50b2d5588aae773a3dc0861b92ae0d71ee7b8c8e126e1bb5cb06476fe182450ca7d0963b3c05118da19326c0a0936f9f464f15c68caa90715ceb0ecee63ae2c18871698fec27dc628579810d5722be4ddce5eea6bc84776b2098f8382b7c52660c788a7d004b3e5f81ff2f43ae3808e7fbfbe839e5ebe5c8ff8e783e340a20f4e4acace7def18d670a084886d93c41eb622ab8e49688af1323b80f184aabfdc46f572e88546ba1bd8521873eb45febc4bdb0c1a6fcf6b14114be0ae29d5eac7a6146c74b783ff9ae256c43f19a3a6e0bfc28a4e22b79d3f07411cf1d2a1b7d67987b8d31910137b719d64990dc1f677fecb1ed30b1023ae1a008a2b91a7bfe8436c3dded3f544acb57e6bbdb7f83f10d03723cd1d3ccbaf95d32879123c95ac7f978ab89b68867799148876e0b6bad38431094bf2fdfddfe69584d02dc09df964bb1512a620c02d8d72883ccc0eb1a84c79ce6b0010ca571dce98857fc7690563dc67f352aa7ccd52d6063c4cbb98e01ccb95a446185415a6d742babddddfe09aa2eaca5944a6ad29181a5657ed2ce6b3fa05b68e39768cf1f825dc590f434be1af1ba82580bac877be7d3d693f66c915109abdbb5b23a2625a1d99ab61230381f2a1ba68d75f571a88242665735e2ab8c9eb8f72f44af11cc1563f14f69d11285c8eb169961e5ead1eefad220ab6eeb9ede8b0d2a3cb2b84fea885f54a51a679cb7b60841edb9505f828807c3f1216b5bc235014ba526b87b5af3d72f1f1c86d3fdfd3092fa743fd10b327c797890aa069fbdb7f39ff964f9eee09495d1ef171fede78ba355e8e6a33323f79f3d38bcf814496669979afdf60f5f3a0c07d3c3817fe5c1fe49fe9af2d1dc679f8a93e2ede78e4f5e7eec0228d00864912d23206db1ed652a26a8251d8e4f1215c7ae0e2e4e1a6f03eadc111084804e93ff72202fd1246eadcf909643cfd54fa44a0841a4eb658b783d1ca1b4f50b2724c4be240483aa4073d48f1a7362244684e30790a386e9fcdb9a352a5847b80cd8dce448e59597eec8868994daefa40a2929e0f892b49250fbbfc3dfc60ec7e98671e3ba8712e8ccbda77a84a52da19877901b6f95671fccd12aa16b1c9ef75874c9f212db127dc7b41ea2c7571da78b8dad29ce1b836ef7a22855d8766d3c94b4050705cfcab465f6363b86bc1bf3fd241077ba495f2bdd4f6326d52de2b1f5f0bfcf772333de589977a8e318dd711d2b5ef5dab68e6ce720d5e68c4142b9dea55a6eb3c3ca123eddc03090b814f14ad6ea575b36d047e53acbc83b623965ce8f5ea8a25aa868c51f421378ea80e2c7312c408a66c8950ab35edff6a8c2347d3d5175bb3d8d7601c8a03e410c01e7dc19a622c1b96a284aa488fd08d9ee6e92a96962ee2be0627c09aad00223e1a39397be157b73a26aaca45bcf096229157ada66b023c1b6f7b6fb4a5b47793be50c73b136d25eaf7b6ffb0fb23a8c7087187306967ccb90ec47e736df03f39630934fde78dcf74aaf0988f537596b076e8cf1e29d7521372e4ff5c285d1b9a6d5208388a75a6506d66c2bf1fc46891e02a52732f005dcf1b264e21a7d1330058158c2a5e7949bc01ae708d56cbefb436d6c095ab684c8b6c19bfc762ba5935df029374c8365c87fd07b5b2ff39c7db1b974e5ba63cc4f28c18335256af1073b6a70bd1cf1a4798a0235b19b9cce50d3bd3673757e81e134932806e82c641e16bef11961110e208b4ffd66d5b288639fea8b15111f5a1a0e3cba226b3a85c009817e098516e3ce7a64ee49348ba3b058517b2560b23586ad3c9417f5e60a8512c6bf7da8786751453a09f62e53a20a64e1c3609c6dc4632c29d72098789e008306f9d81aaa1d362cc1d8cc598c5e7c26648e62048d149f5411a10462bfbcad032ad57262dd0e9e04c35bded1281648f5f6c75d4ebfa8feffb6b779a4923b25c5bb5c8a03e8dea727d24707ca4409dcc7f7b52dae7ea29f987568a5908cc76649aad13c91d51c03afe5d0aa9c6622f21dc2b8c273dd6262781cebb4a9ed3657996badc92fe35bb316764045115a950db1b9946584b1da782ae8fbeca546ef2a6d1c69ccdd61d1fcdba534dc2feccf0ea016318a81306a5689d04e37737aabd29354b0cd5798b8a78957f880d9df06358b451f0c42f5db2644c4f130e14eb0f342d1a90b8d6b457503a44b4d171babb261367ac422f627c31f5a055f6d455533445d19fab425779aa0773509f2708c0a90a264a7f0e1602f92744fd2489cc35b9712e096d7eb0c128f9b7e4dfefa21d7180fd9fdf234942b08e91588b0e187fdfcdacdd9b26181ff420f996c5cce5f453c994f4358884a368831282e37e6793e6add31c3b278601d809eb9808399c3e76dce856f72df697974dd13c2109d4a14706a906b7fc5d1df51b10810a8050e71e4d6d21d3c44e4862f9686b5dba01e98e9ff6b9d47bcf9ff3f1db9e2471ef1b6b6642ebaa0e385dca47ebc806ffac6e286bb2e8f8dd284024b6a2de9706673b1fb7aa9ae82bdd889be60a33002ac7ddfdc3fcc12576dee8069122ee6582a9f8b0f2508442337d7a742c8696016cd9247dca7c93973082ab9d365761787f4ecae8da851365b90c689674e5d299dd6aca631c5b78aa391c1f8be799f4b79557608e863438036c435d523f76f4d6a58ca09210869d2078296f240e589b708235e376bae73d9086fd6685f280447ee538323f1c5a0f6cea2ff83b60a4e2a6ed590290f8efd6e8a78dadcdfcdafeeaad249da928b1186a2d2c64243cd08ad81533701af93ce4029851000867baccfd22ce2ad3243c3aee33944c5374d89c22ecbe748a63056215809db3707e6fc03978c6c9cd5969a948734afa1a74da1cacd20495597115f905593993ed5091867bfbd76cac9778ee5991fde5840a245123685951b980f9c274bb1a808822e42a30868b740c5c9c1305b51f80a859a6646d7c6469ac02baaa89940624f027433cb24919ba5364eb1eea42331faef229e8361178f0a08768efb227d3b38166be28aaab0a198d9cbddf772bd57688d2cec4365b513db2a607544a801104e144281727ae47cd41f871663bb343355c899d5a2120c73c427d959084c71985c95dbb49f8d78c708cb163a3509ca6fab19581cba4418f2c040757fa60963162f1e48075c595fd8c7cf84571b3044806614d82e416315f154143ca68cb3460e405d5f8bf8b6ca86ca5283a8f274ff14b5e75dec28081a20895142e5d53169e47a8c7a3532e80b24db31f49d1e34df771b14dd0996b13c1bf14df3e6b4cb8edb4e4a76fc629bf0ea72106d805d8663c37615dd9d252a2111ddb9a59724791b4115bbe746f434b1f499e75ad70a5da09991dc2a2f09c75bc198dd2479d84763d40bc3148a3c68c5b52f3c411adfc605f2b3448f43c6cf37c0b9f09bc63cf1ed50209b0b69d86a16d1dc3da0ea753f2e6f93ff80562daa0e083011d3444a53aee5a7be9cf024e08bf182a5ad408557260121acecf1d21f26b7e60ad1bc8f78aa51cf9ca92e4d183c5afe0969d8399189b28616316348421e24d67a21367579bcbbfd1793ac9b63c79a1384f81a5697912da9901021e2915e547312f5f9730b8d8cfb5db2f78f5da69bc46f8eb50203d7a28838e29f8eaab85a55126cbe7a59c29f6822bee28c0ca814779c1492db08b565635c3ad71f8ddbb26efb9543a3a602966081c67360b21faf99b3bdacb1795769167ab6acac894d258172db1d150d1fa80b4d9ded15b81622123b7ba346c5e30a7071e5661be74001a9bcb14b8fbd5a303caec8c328aecf6079254508795e1da442794c289728b4a21daa3a1a6f5ab668ce345f56a6820a0b80b5f0bb57b226be456c75890a0e80096968c00b96864c593ae492f2d2e32c985588211214e647611129d7ca17ec4b95a1efac908cc21f88c18a0e9cb8fdd6d85863fb8d2288170c115e5e5f8369b2adeab83b7fdfdc50e576dfb27c769eb8d9d251a542d35eccaca39bb7c8486d6300a7f4580fec5235abbc9a5c4bf7489bad04d85888cac864a99419d34b1d96ab1a084f054765ead8ca58fe0f267caec8579bb1a99b1152a608dce74795d5cfbbec97befee4930d47fb78d36abc307dd0e0c0fc70a0b111a55d21a4f235943502dc65c72ce5182c66af8651f541795a180ac6a00ae8cc320c4a8b6bf4c64511fbcaa155d328f2135c3172bb2e652a28cd06431b3d32c5f5d44a093aa00a561e0603ef8cd662d63d48aea45f0f4baac3beea53714ffe0a7672105748e4d9550c3954322e3565acd703522babc93435dc7d582073e9cfa85e06083af3c08c6fa9190fc8e68b61d4354c9c21405808a12390b13a3c580548e22a364d187d2ce46d959a0033ba6720aa5f2970aa71f18cc5cb8c307497e6b83adfe84e8e', false, NULL, '2026-11-23 00:46:29.446+00', '', 'Which sideline to drop: price it by your own hours', NULL, NULL, NULL, NULL, false, '{}', '2025-01-13 09:00:00+00', NULL);
INSERT INTO public.articles VALUES ('3', 'What a kiosk can copy from Toyota, and what it cannot', 'BUSINESS', 'Some lessons of great companies are made of attention and cost nothing to borrow. Others are made of money. A test for telling them apart.', '
<p>In 1948 two brothers in San Bernardino, California, shut a drive-in restaurant that was doing well, dismissed the carhops, cut the menu to nine items and rebuilt the kitchen around the hamburger. Business schools study the company that grew out of it, which has tens of thousands of branches. I would rather study Richard and Maurice McDonald that autumn, because they were about the size of most firms whose owners will read this.</p>
<p>Large companies make poor teachers for a simple reason. By the time anyone writes about them, what made them good is mixed up with what being big allows them to get away with. The small firm that copies both gets the bill for the second.</p>
<p>My test is to ask what a lesson is made of. Some are made of <strong>attention</strong>: watching, deciding, measuring, stopping. Those fit any firm, down to a kiosk with one bulb. Others are made of <strong>mass</strong>: capital, bargaining power, fame, the ability to be wrong for five years. Those cannot be borrowed by someone who does not own the mass. Here are some well-known cases, sorted.</p>
<h2>A cord anyone may pull</h2>
<p>On Toyota’s assembly lines there is a cord, nowadays often a button, with which any worker who sees something wrong can call for help and, if it is not put right at once, stop the line. People admire this and assume that it needs a factory. It needs an owner who does not shout.</p>
<p>Six sewing machines in Kumasi are factory enough. The order is for 80 school shirts, 35 cedis of cloth in each, and the pattern has been cut a size too small. An apprentice notices at the third shirt. If she says so, the mistake costs 105 cedis. If she has learned that whoever speaks up is asked why she is not sewing, it is found when the headmistress opens the parcel, and costs 2,800 cedis of cloth, a fortnight’s wages and next year’s order. The difference between the two sums is the price of one apprentice’s silence. Tell your people that anyone may stop the work, and then, the first time somebody stops it for nothing, thank her in front of the others. That second part is the one that costs something.</p>
<h2>Dell’s customers lent it money</h2>
<p>Dell grew large in the 1990s by building computers after they had been ordered. The customer’s money was in before the suppliers’ bills fell due, and the goods did not grow old in a warehouse. Thousands of pages were written about the supply chain. The core of it can be done with a receipt book.</p>
<p>A hotel orders ten dining tables from a carpenter at 3,000 cedis each. The wood comes to 1,400 a table, 14,000 in all. If he waits to be paid on delivery and borrows the 14,000 at 5 per cent a month for two months, interest takes 1,400 cedis, or 140 for every table, and he carries the risk that the hotel changes its mind. If he asks for half in advance he has 15,000 cedis on the day of the order. The wood is bought, there are 1,000 cedis over for varnish and transport, and the hotel has become a good deal less likely to change its mind. He could knock 50 cedis off each table for the deposit and still be 90 better off on each.</p>
<h2>Zara, in a shop with one mirror</h2>
<p>Zara built its name on making modest quantities, seeing what sells and making more of that quickly. A boutique in Tema has no factories in Galicia. It does have a phone and a dressmaker.</p>
<p>The usual season goes like this. The owner buys 100 dresses of one style at 80 cedis and prices them at 150. Sixty sell. The other forty go at 60 in the end-of-year clearance. She takes 9,000 plus 2,400, has spent 8,000, and keeps 3,400 cedis.</p>
<p>Zara’s way, she orders ten each of four styles at 90, dearer because the run is short, and watches. One style is gone in a week. She orders 60 more of it at 85. She has again bought 100 dresses, this time for 8,700 cedis. If 88 sell at full price and twelve are cleared at 60, she takes 13,920 and keeps 5,220. The small batches cost her 700 cedis more and brought in 1,820 after paying for themselves. What she bought with the 700 was the chance to be wrong on ten dresses instead of a hundred.</p>
<h2>The customers will misuse it; take notes</h2>
<p>WhatsApp began in 2009 as a line of text beside the names in your address book, so that friends could see before they rang that you were at the gym or asleep. Hardly anybody wanted that. When Apple let apps send alerts, each new line reached all of a user’s friends at once, and people began to talk to one another in them. Jan Koum, who had built it, saw what his line of text was being used for and made it a messenger. The engineering was considerable. The noticing only required that somebody look.</p>
<p>When Globacom came into Nigeria in 2003, its rivals charged calls by the minute, so a call of ten seconds cost as much as one of sixty. Glo billed by the second, and the others had to follow. A newcomer had picked the thing that annoyed every caller in the country and put it in the price list.</p>
<p>Both moves are open to a very small firm. If customers of your cold store buy fish at eight and ask to leave it in your freezer until five, you are already in the storage business and have forgotten to charge. If you hire out a generator by the day and every caller asks about an evening, your unit is wrong. I would keep a page by the till headed <em>What people asked for that we do not do</em>, and read it on the last day of the month.</p>
<h2>Made of mass: leave these on the shelf</h2>
<ul>
<li><strong>Losing money on purpose.</strong> Amazon opened in 1995 and reported its first full year of profit for 2003. Investors paid for the wait. A delivery service in Lagos that loses 300 naira an order, 30 times a day, 26 days a month, is 234,000 naira poorer each month, and savings of three million will be gone before the thirteenth month is out. Nor does growth rescue you. At 60 orders a day they last half as long.</li>
<li><strong>Being cheapest.</strong> Walmart’s prices rest on quantities that make suppliers listen. If you buy from the same wholesaler as the shop across the road and sell for less, all you have done is give yourself a pay cut.</li>
<li><strong>Saying nothing beautifully.</strong> Nike has run “Just Do It” since 1988. The line does not mention shoes because by then people knew what Nike sold. Your signboard should mention shoes.</li>
<li><strong>Time to dream.</strong> Google became known for letting engineers spend a fifth of their time on projects of their own. In a firm of five, a fifth of everybody’s time is one whole person. Ask the other four who will do his work.</li>
<li><strong>Surviving a blunder.</strong> Coca-Cola changed its formula in April 1985, met a public revolt, and brought the old one back in July. It had the shelves, the bottlers and the money to spend a spring being wrong. The part a restaurant can use is the cause. Blind tastings favoured the new drink, but a sip from an unmarked cup could not show how people would feel when the old one was taken away. Before you retire a dish, tell ten regulars and watch their faces.</li>
</ul>
<h2>What the famous corpses do not prove</h2>
<p>No conference is complete without Kodak. One of its engineers, Steven Sasson, built a digital camera in 1975; in January 2012 the company filed for bankruptcy protection; therefore, says the speaker, innovate or die. Yet Kodak had innovated. It held the invention, and went on to sell digital cameras in quantity. What it could not do was find anything that paid as film paid.</p>
<p>A kiosk has no film business to protect, so the sermon passes over its head. The useful version is smaller and less comfortable. Ask what your film is: the one customer, product or person the rest depends on. A cleaning firm in Nairobi invoices 500,000 shillings a month, 300,000 of it to one mall, and its fixed costs are 180,000. It keeps 40 per cent of each invoice after wages and materials, so 200,000 in an ordinary month, and is 20,000 ahead. Lose the mall and it keeps 80,000 against the same 180,000, and is 100,000 behind from the first month. That can be worked out on any afternoon, and it should be done while the mall is still pleased with you.</p>
<p>I would be careful with the heroes too. For every bold bet praised in an airport paperback there must be a warehouse of firms that made the same bet and got no paperback. You are reading the letters of the survivors.</p>
<h2>Before you copy anyone</h2>
<p>The next time a business book or a man with a lapel microphone offers you a great company, ask <strong>how many people worked there when they did it</strong>. Prefer the answer with two digits, for most large firms were more instructive when they were small. Then ask <strong>what they gave up for it</strong>. Toyota gave up the unbroken shift, and the McDonalds gave up about two-thirds of a menu that was paying its way. A success in which nobody gave up anything has been tidied by the publicity department.</p>
<p>What is left you can try on one shelf, for one month, with one person. Work out the most it can cost you in cash before the first cedi comes back. If you would have to hide that sum from your family, it was made of mass after all. If you would not, start tomorrow, and write down beforehand what you expect to see, because by the end of the month you will remember having expected whatever happened.</p>
<p>As for the brothers, the story goes that when they came to plan a new kitchen they drew it at full size on their tennis court, in chalk, and had the crew walk through the motions of an order while they moved the lines. The company now has rather more sophisticated methods. Chalk is still sold in every market I can think of.</p>
', '/pictures/3.svg', NULL, '{"case studies","small business",operations,"cash flow",pricing}', 9, false, false, '2025-01-11 09:00:00+00', '2025-01-11 09:00:00+00', 1, '', 'what a kiosk can copy from toyota, and what it cannot', 'some lessons of great companies are made of attention and cost nothing to borrow. others are made of money. a test for telling them apart.', '', '', NULL, NULL, '\x1b49244454937a001421c3dcbeafdae757ed3d3d1f8fe6855825878db1c38890440f05c804385ab9daa6f50f7db3f0ff659f33c5999d111284761064cbb9ef759bee1e6d55cfaca0664650b5e22fc99f5d01f6bf97481009473823b41d39b5a3ff278cac6666d63d5e9d7d3989248a24006aa7beaab19f7deffadf751511a62419b6fee433c1eee6fc1abe2a3cf12a64c107fa5f0f5c856acaa201edbf27c0a6e620a423159e727269dbaf746a95c471a585890cb14d30fb6a40eeb58fd4f85d3dd549170be85b9bca98ddc7e10ac9c2b8a1d2f6710d9ddff53107f059f8f4e7269af7ad8e5c231cf7c3d64faac560ded236e07d9d1792fdd7693b192bafc8e867b2df42ab3f6dddc862efecbaa83da9fb0b11cf70c3a9ed2d94da1021efb0777c450dba1fc4abfe49854a1af36b51f3364bc08118f1ee558f56ae8ce8c8c8f65cf7edc32ceaa0abde80cc0c9454433e24043d03cf6fe025d5716aebcc863c78088b6ac559e569e6cfbee7d243f353a612f1e01362fe3e906c2a8c543e63f6a4f96b244742e9b58c6366be1bd930e71f9cd016e49e7d50697d847d1e81ae628d365d31b22397f5f931e2e33c611d4dd07c13af28186fa1154691752050e6f38201e4bd11af36389bdb71ca156407032a0145bd8a7d58bcd24173af53e55797c0c2fe2da8603b20719fd39e5f6a437fc0f89565c364fc3f0ed91d25b3b70292ae62c21a87ac66e0089c78b26f651fafa2f2a48dfec04c66b7c0ff49c09eaa426620723b60a099c36c5b4a49fbb04c2aa3271a1a0a86456ef911ecb5565d39a10652406f4c0a1691d1a06b8bcc22feccbabef2e705cb74c235ef15f4646c016af03e4e11f7e835a79521eb9936d0f57fc71bc147ddd4e9d7cf7f0d64c6f3be6c28b063a45a3914993ad808105d897c32186c0681c9f642fa803adcbbb56a3d7035fd1563ec13a1bb1f161b367a5ae8b032b0360664f43226539d97e612790de4db2c3d4753d3c7c4c566f29271f0d8850a8a045993464bc8e7b3e33fe3609f7051d1e5765fbbfe7a112c3ec6c5bf6193368ff8907fc078b53be807ecb9f5a2cd64d9e9de6981301820c4c1cc82c9adae3bdefa26d894ab5bc0d9c58f895326a1da1794f8eaa8117017159117aa2d322dc426b3ab42ee3d11f7025a96c203763225f944c3bffb3af629d734f046c4b301063c423798e6e634673baa2d417f6f19769d69b1010648e93a26bc699df468b73d5c46231961e0f0f7d98113d6696be7a133bf75219812b725b40be962fc54391db1ea6cde376bcfc50f66d6179d86ebaef3570a819cb4baf2296529e12cee28a440a5f714090b4a3ccaee533da32a41140fadcdc63f582192ef75407fe35cf5385a2e7d9c8af8c8a5d45fa6ceae050daa628e828118d6227e97201b4d038979afa951327791325e5fd0624d72801eb5359afa311567762b722ac5817b3e158c7122c693117a5b114f5cca8c42dd4290b3804415863e643aaa1a83e1e9957a3c191d21d9d0ab14aa6f4e8cd3e0cceac71b264a192bf7c3397c85f134b80d450571230baecf2b45f8beb62c2573b55f3fffd58ac54601f602526364a057478694539ebd67acba424beaed126125d49d28eda87c5e3244aa8c208ab41a7566e40737f413653118a3543f88a2c63da3ce3376fb1e42e59ef3e238c012425d6cb37399b18a8c01490654882db6782bc9892aa2bc9497a0339d15c89ed7e0de86a63cc5af50ee6b15bb70de75eaea306077de8ea902fcf1d9805613656f90f6e8792027a860d59937a7998a5856782f1f22c70516ae0fa1594101197c12e561d557ae5bc02568f80b417466908c7e5f8056eccebb669947733319d46abfa166d94828f62d1579c5bc65e529f94ed1410560139ac90e84b9f3ac2d4c764c4742ac33d1f9dd85e72effa2d7663db283f66e2d696c8922dcb93a3eb1eb062663ccd347aa926dcab2a992d4ed4dd299e546c444a8c3b77676ef66811a25e3b8ec5ce4dde6d7fe4e7f661465e5971d44fb032ed82c0fd137ffc59ae828f1a256988c09b6dc23ba07371dbeb944cba252713ae23b550ab9cff2a42959b6e65cabd6cf08afd96d1a85666658e22acde3ac29c4fe58a753f65c2364aef7547d556304624a6c63b85040c371e52000284df9efc614871f792667ad4465b164b9dcfe834aee3389ae14d69fbfb5272c5c4cad3396c654ba1ec853cd1a15ac8d2ac686b8da2b643e64a23deedb265da5eb639f8dbdb52022e1f7aeddce502278af63b7c8b1bbe824bef76dd2deb7ea7f2466b1d5513fba7fd9f1e0264b3ad1e1e457c6328c245d6c2f7d30b0e49b241b97d2c48b75b47ca213098c8eebf72db758393e6738439685d4e52c6dcbaf279856942e5507212d757a52f97ad315bb95aa2f9af5c784daaa662d126d4cd5c6ac72966fdc3366c3dadfc973663e4cc507be7ad9459d94bce9b8bef80c53d23ad43ff4b09df12f017d29b909f99c0b57d778f46cc0f5f550d324c4d5d3ad7cede6cae5e8a61ada81d3d8db60781cfaec59b839ed86f07317e1f4b4631f657fa54a7b4a9cb10b76411cde3cdefb4616ecc2759b4a5fb716da322ac7409275e9f2e7fcc51f602e76a4fc8c61a6759218ffc6f19fed19dd13a2c8066e97eb2ce6f40ec2d2413c794c6e741238ced92672ca7e77e1a4b99ead2797ec7e599ee5f10966a046d51bcc8630305f92431f7fc458750c9797ff09a9b85ea0bc05193057360da1b328558dc15148c8fd86bb24b07d0f366d94d662f9386e7322f86eb2c2bc44fc4935959c93373413efc2619cc807f13e0bee1798940a695c2f8b4163297824cac1827527c11b5c8c8b4be4391b30dd6b823c23f437b200b9b401301b9ad1152a0d7fb7c862ce6cdefb3d73c47312bcd0c6808b42150f90c701466becc38677879589361e1c1ed14fbc5b9131a5a9228732cdfb3286ae56b9d1f163af322fa9867adb4b289d9ff1d9b007e1c6463b424234231f417b50cadbbdce78bcbef8e4d32fbecee32a9335a43398bd32bc04e164167958474ec44a908d59f3c790d4ec67da6ad7d8097a74b7b94186a736df938de25a07587c4cb11bc2644647974ede9b44e9a21223dbbe026af40252c428bce6cd5cb7a207ba406434d091f389e8c6094fd0c1387358e74a1ccfc004f7b36fb5f8b159b279c40385425933860ea3302eaf561b654281a8f1ba410707418d0483a7caf61104c003bd4360b40475f97375a542ab2377430723b3ddf9872b1ea30f369fc24675c4a5c0d0654e5169fce132166d2b139a5659bcdb3681ea2b8da1254bcc8af71c73ddb5ce02f0878676874e38cae06d25d90c1a55c7e8a9913145a946ef229e928ed5c32020f5a590b4815314745f33a667711236083616121f925a0397cd20394243dedc816902988b4f4fbe52506c642f7f460ff301fbc0c465c04b35f001613850813efbbe88fb99fe5199eacce09f2281f701f8c686951bd352b251ce860b1c541d6816beb311f14c8e3c3dc520748062606b2c38e2e9f81c0f38e1f14b1ad506010dfd1d86b3ae83d0a74c4a0229f462c0199990209d524aafa7977fdf33c89dc25c0ca767a0dc8e47de1bb88644df8fab7ac0e89865d42d6b656f3e2e25aba48c61cf79bce55190fe1367166f8ab349c9985f6bc55fd0a6ea93a03bf68dcd638ab8c7399efed56dda2bdb240a92a304c874f2433c540d23b1ff5dfb42e553a944dc1196b8c379157c6943261933f23cf9ef55167b97fbc1976405843b89f25409b06ddb04d66de578247c1baa8e552430790e29443e847989bf8178a4b6bdac0d0bc3ead3a6aacc111ff2bf13ef25c476406e7a8d3bc13de0aabffff5f37fcf9b399e14cffcd7cfffe3815e2955597857f68812527c4a0ff41c25d4419af9d99ef815e50f4b3f3add96694911758b43cba3a8f93482b7eeb659230a0dc48d6f4b95698ef84375fcc4a9d2dc34e29f8d4a75bfb4909c0c9182bac7210fac41fe39e40addf0b52fabfa17f76e5babae5395e5b05ae76d16efda661489c85e32063527a6e6335950bd9822ee396103b44b93dd64d17dd2148c6a7214f1a1d5bb1cab32ca8bb9d4467e2ce2517b3a79d44264cb9dfd48ebdc4a46b4d217e543b45f62a79543cee02d5d71401c60a0fad297d453ea2434529fb7996f5f1afa32c5a37284b720c1c9bdf889a73e0b50575dc7d5aa308e1a3cda968fda163d6aab28a80bc27b0e243190fb110f25375fc9e6ad37dcf959690821335252b5303e72316a60b7480c77044d5eeec14942df1650e732665df1a79b9cc5fd0bc39922c7857110a6ad741048c69536775764c1999a17ec4078587c5a4f01ee72a42daf80d9a08868b8d9500a0b189af378f579dd6b5de2a6e70e55205fc06b45a98c31415b9a0bbbea423e3b7ea1890e0446a4e48c59f43ae083e7ba111fa85ad00560476fd3a8cc0b39e56a20d497d3dd3f622d77ee76a713e01524dddf9765020a8d0fd6b678bfa1e8b9ce2a7707e43a322528a9b212c450027ff3b0d1f0a80f21658ef8c6dd9745855d4ab2b181cbccce598ebeed6c0db6482e2c1ad81e732942f51e5bbb6d8851aae29cf749a792a2e01eaa84168195e4b4b92ff37ff0d98a1d81b6b3358294e6656c70f54e1a007eb5ce41a210d94643613e400b81b79ff0d00a2a93e2a1dd0c4e06497a495b8fb588d0ad2ca3d43eccd96e0df38c10a45540cd93d1b568a2fd946ce24356136fb82818a4143845abefc882d794abeef35067cd50ddc5ca9f648566395a4cccddd96623bece25b8089b1e031654c94c5795a894af0fd3b41a333d77de296c9d0a3dde01e79b8d5e1d8ab52ad0004ba2ce273451b3586a8b08400eb65fa1815fbd54da2f9c6b1df5be74d73bc3d73b533bc90edeebd868b73b73f3a0d4310d1b8472d826a5d9f55055754aaab1d2dbb25ddabea819efac3470f5f4f92997be621bc29956802f895a0b8d04647a65ffb9a76a5191778f13d764fa88ab46fc2e40b260008dacc39a301f425f82b2c42a10f3df0e55f91dc1d8921a5559872a4ea33564b4ce858da3ba9fc42695a86506005ff334f1dccee9855a51224baad5b701956506a15e205208d7b4a26de382b07511eddb9849e4e775a1858582b9af2a9f69f942b6967d31498867393017a27ffb3e05c414d05516861cee49206f8a3aa837bf5d0ca2eedb2a079f8061d558f4147ba659aa635b7dc0abd91a5dae117b5bd7d63bde6acea17dbc64953e6e89555eedc2ca098a49b44f57ac141937d1a5a1c97a0d5cf7ec20d08662fcd28e70717f5af5a4fea5f9e868fd41372d5c70c507a756b65bdd63b1040664f5cb5e948bc796433c8d05b9ea796547a04d063528f2360b3d428ca6c6520625053782d342613a213b36aefc977b7b147303707ae38bd6034a169a00af4e88b9d376ce85def313c880f9300a98d715cc721d719ba7092327875e5daa18cdd6e6306051f988e65cb62a1e43b753faf678160a124dbb55346924c73c61c5936737962258a1ddba9aa72d9e0236c03f16ee8f438c7a5a80cc88afbb4cd24e6aeb266c394f87257fd656e1d655ad0c0b7cc83991e685753006eee08165539acd50a2f90a51930f53092cc26161a18ab90fb532934945376dad877600574f2c026a52536399a983894a4d30a0ccd4b79257f52a4fe8d4af145c6016ecd4b209a52486ee880c55a30fb52b833249701fbcc596b2c839779712818f37274d16f1d8a7262877564eb3f02a54393b9e99ee7ba62c07e81001', false, NULL, '2026-11-23 00:46:29.514+00', '', 'What a small business can copy from Toyota, Dell and Zara', NULL, NULL, NULL, NULL, false, '{}', '2025-01-11 09:00:00+00', NULL);
INSERT INTO public.articles VALUES ('4', 'Bad marketing is the kind that cannot fail', 'MARKETING', 'A dentist’s Farmers’ Day greeting, a discount that needs 267 buyers, a “free” channel that costs thousands. How to spot waste and switch it off.', '
<p>Imagine a dental clinic in Osu that wishes its followers a happy Farmers’ Day. There is a stock photograph of a tractor, the clinic’s logo, eleven hashtags and 43 likes, most of them from the staff and their families. Nobody will ever ask whether it worked. That is how it got approved.</p>
<p>People usually call marketing bad when they find it ugly, and I think they are looking in the wrong place. A board by the roadside that says FRESH TILAPIA, 4 PM in crooked house paint names a product, a time and a place, and by half past four its owner knows whether it did its job. The clinic’s tractor is better drawn and tells nobody anything. My definition of bad marketing is <strong>work arranged so that no result could count against it</strong>. Plenty of it is handsome.</p>
<h2>Symptoms visible from the road</h2>
<ul>
<li><strong>It fits anybody.</strong> Read it aloud and finish with a competitor’s name. If “quality you can trust, service you deserve” suits him as well, you have paid to advertise the trade.</li>
<li><strong>The price is a secret.</strong> “DM for price” asks a person who has been interested for four seconds to start a conversation, wait, and be embarrassed if it is too much. Those who leave are never counted.</li>
<li><strong>Its audience sits in head office.</strong> The managing director’s portrait is larger than the product. The copy celebrates an anniversary, a new floor, a certificate. Customers are pleased for you, and buy elsewhere.</li>
<li><strong>Its numbers only climb.</strong> Total followers, cumulative reach, impressions to date. A figure that cannot go down cannot warn you.</li>
<li><strong>The counter has not heard of it.</strong> The cashier learns about the weekend offer from the woman who came to claim it, and calls someone called Boss to ask.</li>
</ul>
<h2>The invoice and the rest of the bill</h2>
<p>Here is a bill that I have put together from the usual parts. A cosmetics shop in Accra spends 12,000 cedis on a campaign: 3,000 for design, 4,000 for a well-known face, 5,000 for paid posts. The agency’s report is delighted. The campaign reached 240,000 people and got 9,600 likes, an engagement rate of 4 per cent. On page six it mentions 310 messages. The shop’s own book shows that 62 of those people bought something, leaving on average 70 cedis each after the cost of the goods.</p>
<p>62 × 70 is 4,340 cedis. The shop has paid 12,000 to earn it and is 7,660 cedis down. Put another way, each new customer cost about 194 cedis and has so far returned 70. If she comes back twice more, the campaign just pays for itself. Whether she does is the only interesting question about it, and it is not in the report.</p>
<p>Discounts are worse because no invoice arrives. A hair product that sells at 200 cedis and costs 120 leaves 80 on each sale. Take a quarter off for January and the price is 150, and what it leaves is 30. A shop that used to serve 100 customers a month made 8,000 cedis. At 30 cedis apiece it needs 267 to make the same, and needs them without hiring anybody. Even a triumph that doubles the trade is not enough: 200 × 30 is 6,000 cedis. The owner will have worked twice as hard to lose 2,000, and taught her regulars that the patient ones pay 150.</p>
<p>Then there is the free channel. A firm with 2,000 people on its WhatsApp broadcast lists sends something every morning, because sending is free. If 15 people a week block or mute it, 780 are gone in a year, nearly two in five. If each of them would have left 40 cedis a year in the till, the free channel has a running cost of 31,200 cedis a year by the second January, and the people it drove off are the ones who once asked to be told.</p>
<h2>When the offer works: Hoover’s free flights</h2>
<p>In 1992 the British arm of Hoover offered customers who spent at least £100 on its appliances two free return air tickets, at first to Europe and later to the United States. People can add. They bought vacuum cleaners they had no use for in order to fly to America for less than the fare, and sold the machines second-hand, some of them unused. The promotion cost the company something near £50 million, and senior managers lost their jobs.</p>
<p>Dull marketing can lose no more than its budget. An offer that nobody has multiplied out has no such limit. The protection is one line of arithmetic, done before the poster is printed: what do we owe if everybody who may claim does claim? A phone shop that plans to give a free screen replacement, cost 150 cedis, with a handset that leaves it 120 has its answer already. “Most people will not bother” is a hope, and if the offer only works because people do not take it, the advertisement is asking them for something you are praying they will not do.</p>
<h2>Which customer asked for it?</h2>
<p>In June 1997 British Airways announced that the colours of the Union flag would leave the tails of its aircraft and that art from around the world would take their place. In October Margaret Thatcher stopped at the airline’s stand at her party’s conference, took out a handkerchief and wrapped it round the tail of a model. Two years later the airline decided that half the fleet should have a flag after all, and in 2001 it gave up the other half. The art was not to blame. Some of it came from two sisters in an Ndebele village in Mpumalanga, and deserved a quieter wall.</p>
<p>The airline had talent and it had a reason, since a great many of its passengers were not British. A shop with three staff repaints its signboard with less of either, and the customer who is looking for the old one drives past. Before I agreed to it I would ask to hear the complaint that the new design answers, in the words of whoever made it, with a date: “I thought you had closed”, or “I could not read the number from the tro-tro”. Three of those will brief a designer better than any mood board. If the nearest anybody can come is that we are all ready for something fresh, buy the office some flowers.</p>
<h2>Why nobody stops it</h2>
<p>Good people keep bad marketing alive. The report is written by the supplier whose fee depends on it. The young woman who runs the page was told to post daily and does, so a day with nothing to say becomes International Day of Something. The owner likes the billboard because he passes it on the way home. And stopping seems riskier than going on, since what you spend is already in the budget and what you might lose has no ceiling in your imagination.</p>
<p>There is a better objection, and it deserves an answer. Some marketing works slowly. A name heard on the radio in January may sell a mattress in August, and no coupon will trace it. I agree, and I would keep paying for some of that. But slow work still leaves tracks. More people ask for you by name, fewer ask where you are, the second conversation is shorter than the first. Decide which track you will look for and on what date. Whoever tells you that brand cannot be measured at all is asking you for a gift.</p>
<h2>Turn it off in this order</h2>
<ol>
<li><strong>Write the losing score first.</strong> Before any money moves, finish this sentence: “By 28 February this should bring 40 people to the clinic to ask about whitening; below 15, we stop.” If nobody will sign it, do not spend.</li>
<li><strong>Ask every buyer one question for a fortnight.</strong> “What made you come in today?” Keep a sheet by the till and make a stroke for each answer. Memory is unreliable, but fourteen days of strokes will show you what is missing altogether. Check whether it has a monthly fee.</li>
<li><strong>Switch one thing off and say nothing.</strong> Choose the item with the fewest strokes and stop it for a month. Watch the till and the phone. If the only person who notices is the supplier, you have found your saving.</li>
<li><strong>Tell the counter before you tell the public.</strong> Anyone who answers a phone or a door should be able to say the offer, the price and the last day without looking it up.</li>
<li><strong>Spend the saving on the messages you already get.</strong> Remember the 310 who wrote to the cosmetics shop, of whom 248 did not buy. Some of them will have waited until evening for an answer. If a part-time assistant who replies within ten minutes wins 40 of them, that is 2,800 cedis without another post.</li>
</ol>
<p>Which brings us back to Osu. The clinic could have used that Friday to say: “Chipped a tooth? Send us a photo on WhatsApp and we will tell you whether it can wait until Monday. Check-up 150 cedis, Saturdays 8 to 1, behind the post office.” By Saturday lunchtime somebody would know how many photos had come in, and could try a different sentence next week. The farmers would have managed.</p>
', '/pictures/4.svg', NULL, '{measurement,advertising,discounts,"small business"}', 8, false, false, '2025-01-09 09:00:00+00', '2025-01-09 09:00:00+00', 1, '', 'bad marketing is the kind that cannot fail', 'a dentist''s farmers'' day greeting, a discount that needs 267 buyers, a "free" channel that costs thousands. how to spot waste and switch it off.', '', '', NULL, NULL, '\x1b89204454937a001421c3dc7eafa659b5fff5307c1d39e53d95c47b49efb91e1143114b10c3600662d0b9e972575b75bb5567f8ffde3247e8902025de83208473dffbdfbcdfd294bb5b23aa5b62d1781db1ce785bbe1c3544e36cc8860c13b9c848bd86ec36ab81fe94cad9b2c00cd08493aad4acba945e1b68a860cb923c07d3abee84d7c7cc2004ce4609d780fb43c48cf75a71e5845ba20eacb84fd54ed20c0e1404a55dc36b2ad3fb2b9e9ffec64b6a1e5b221f41d0df14ed09c7203d088d11674d8a7bbe461bf185cf4f7f2b92ecc581db14da0cd7c2faf5831b8e17e7687139ad0e8f7ce89751594e30867c425bcb071b5c02e1b991d5e39dec243428b5a017e31b908e30f373100d8b949183e02dd9c730c8b2eaec5e0c8f4a18870dcc47ff04552ba5d4d0514ad0e177d85140e7c55b689da39ca9fbd46eb9b55ba34fa519bfce52619cccbdbe33d7df588ae4fde57c0f3c56b0d31437d68a2bd68f392953e47b7efd27af3fbddabcc576fddbeac37ae570810f0f47bba72b222307d87986a7cb93fbf2ea8e71d2e1e66091aca1514dcc61d7e09601870fb8aacc2d9806bcf247aab631c4b0c9f8597606df31a39b176d7ada03e69b6c9eeb382545364a72d4a73d1e1a3c5b3aad34dc45b5d314b7cb7a32e0e4fdab2c70e802f2e14f4f663b7ff073a2797c489cad1db689f6fd1f9483cac41e9b36cd269302169537a1f443ac0dfd2c07ca4de0adc72726c3be4b496a40e8410740f1c5207432cd6cd1a46802dd3fe4b1eef1fcf41f133b3e3f7ebda55435876b036a955af03e520efcfcf47fd4b12f0d7142c42d6e2b7f2a4588eb0a4c8061092d66305b88121c7c47b82b6c5e88eee54334d1060c33928e7e710317958cebf160b1cf39e3f20244e3127693331853850e2e26d18cb7f9c04529fb92c34279e125ec18cf06f95021550e88babfcb4430d56e907414e57145ec428458d42c08de62adfbbb6b889c3b866a64881974d6803d6dbafed873b88811bfbf8fb394863d0d2c168ce22e8634c7817bed59991bae0a014cf05235126e8a5281ee169917043a16d451a2f788ad22c10b85df8873a6b373cd9571bc36705266789b96316faba05e4013137e42283793ea3187ae4eb50b6e7d603c4cdf09072a97154a90a25f81fd0d0bf98a9337ef054196bc68b350c942a539a3e152accd166a6d6b0238fce71dd2212a74758ad86104758a79bc59df533d17a828d6c998295750149ec31da0c95601b851322f39c601f7a23359918e23773107c044de603a117c201e2ff1369a6891e63c5b2302217bd93353964d347d043315535d3da7139dd862a788d378d39555d795fb2bc6afdbd3b37ce4123a0e4f8789b55f40d34c719fef70be1ad35a84fdc2e162692178c6113bb619b1fd0b87cb0d045502b2d7a4e93227a5f9a8057426d5058ebe167df6786833fd9603ce2e12981ef31b4a222c7d7bebae4e4ec2e129cab83762f5e9069c19fdc505bafd3922eff2789f31d31e4af1071cd956de74f9fcf404998c09818a2426b35283204bfb45b5de5f9d1906fcba5096e3c9c8a2f2e2400d2851e5276f0c3dbf562f139b20e39a7471bc20290b3f4cfbedcf9d6e8c8a0b777eb17725a0dc57ea75c30d26f057313351f726c5b5bbba1a15386c3c3ed40d944a7d8d859a130678a7cccc7ecce5d7a7b71747e0a08c79830a7a2a85ca9603ae4f98bde83c08af24510599e63798a47056930c7ae47355c31cb7f10dcbc6fc0132251447ca777d0c4bf603b3436261b49972371731c1cb280e247b0e619eb5f5781915eb464ebf6b91a28c0ed0135900574a7fa92042669fc8d1b30cc5e996acaaa91582a6804c73c2dd1bc5cd89b1a552b2f5438f2d8d696455a0947ee2b9393aa13c87a9d5e9e5c994c85f99971ffc302ace4fe493e12557ba6012218840a9eee66c41c84149f41e6edf7a7283e85b3c5686f369286b67a4fa7f5de2d2d9d5356a7b4946e96312d9364a3009efe8be1d62f551e503ea445622fb75acd33c8869f9f744837232931504e54ea5edb73fa5fa45545cc98a935bb2a53c55fc6689a93bd7a7f40a630f2628cd0a206012774648c4a3bce270d44add035924078a0e3c11b56b48798e712bdb5212ccd1826df1a5290ab0d112ea43e0f626c5e340a6ab79465532204507a13e9a282928e15e3454707bce19d9d4533b0617a696a7975ca7985350c9bc0d19a66aa6db3a5cdf9c78364529bedf115a9a7b87c26f802d3e1e28bd74543967aa14aa52b1a0cf7b0e82f10325285143ffb4d38ab86041289d327d9d3e3f7528b16379da6e4953f2fe89fbb4699244535a08264ccbf01f9c661f08245b5d1e10925451d38a374c500bc5f8c87d7a87b72207ce7e24b6d592878a75c63f9068a7cd7d8996ac0e5426d96d373bd4490e60420022e313868b4fb55fbfe0cd6dbff3f43803e5ced1fb45c6346e0c1009157ecb1698f8903eb745eb730325ac45d8791fc03b3f50198f79bc5dbb31fe95151604b9a75014e7adc81c3f5057eb84ffb13df250a5a3868102a8115202d72e43d67289e8036221d0fd3a240b66dbdf0595745fa9a4cd49d2df772f8ea44271d19cc3a8ad198812d36e44db5b40701624c069ca2d0388cd1bf0f5cbe509d4b85f77e01c431b06cb9466e92c6d2c8aea69f57859e525eba2c4dff13cb427664a5cf258e5b8705d248145dcca1d3936a7c8014826f637c713e76464e40935e63091952458243f00a97e50a20d046a7008df991f97af706e45b7b48d8ae950f7e60eca3741b020da79feb9e941c004780c783b6b3451754f5f1d7ec2ca1f389919f07517071145dd45a107055bfd39a5d74646e33660717a9987eed637a4f3665cd1525d2956be58065376ad2e66c085547e2e4d27c9e1f224151483df65471e904dca734c1cafc2d33e1f55ba959419e7fc64f56776ae5b4308c7785dd66fe26d9c1b2fa9d947daac6f005818a1fda432d685da619336c03608329c8add40670c3a8c6ec44f40b0f9a5664683bdeb7fd7ab58dee42e3a61a8b9439a5432742789a82265dee7e92019469663a88936befbc028a663b5a0d7c5d215ea89984e884e1427afed2f794d7eb299555ee887f91efbeb6c72de8b072a7b2a6c9e4ce9a8d28d26f3cc014375d755c0270f90efe45878bf31edca5d0b273fcb9803161d9f8d5c7eee23db45d5e7d62e52558d96092a0536982414c571bb08c4cf15c7aa81dc84c05d0c0b291385239ed12766c32317557a1a5a4c63c141a546a114991ac4e918627f645fe7d01243e48cae21a2283aa314d485920c86d906a2fa682acc54d0e78be04195a528e703ca78775f9f31312cf9b22f9f9b87b94e2e76bfa7a1b803812b74fef79f83877969a19406e0b3057675bf9f5966dcc5be7541788ce9d2e1c1966e5b8371f31624311b0225235e2ccc83a9784866aaa7fced6c4877b979f6d45bd82c6741819931a66385e96be9f1c4eeaac6e65c00723001dc692329f805c8076f4aa0c08ced94793c6bb35bc39356e18d28332d5cf10b3b13c5ec7952266b7b62a983a03091e8d8b254e7ed61b433da7119c4e71051050d1caf50f4710741b88456f3ccf0e902fcd9c3f0fcf4bfa3423acc9c2e9610ecb201c858a814f073acc89115797efa7f0759d2acdd041eb2e2b9b806bdcfc5a7536561df2e4e22c1841495b2491692e6ce8155961040fcaa9568162b075f54a0fa382893b75e9c2da29d9091a363f0585834c06cdeca17292fd48e37c37134c54e7f9c35d851e27b7b5b0dc498aa2683aed76a252e1615f085e0ac35f52f6663a7907f5e9b1aab523339967c26fbe061c402a5afc0eeb7e40951e29dca6e366d63119c02ec10c396aa20ad186b69973a0a38e56cce7cb34e3b4240fa5e43c0f5703fd86b8bc6d5ab56b59904da480dad9a162b8ed15827e8289479527454e6718fd55b98206155b589391922aa475615530c1bcda8841ac7576f1741b4c459c5a6e3984e5ea2e53416c49682a6abb96513c7c2cd1f439c49118cd830c88d38d2c811aeda702bb1b47adad480038f35f958ae83470a510624d109e740d002e62d59f351b0e84f42b7eb33819086892508f635293af7886047a6ff1487cd5c8e53945b8a056149576d8c1a6e0bd513898170eec3513d1ec026699d7d1d5d43029639fdcaa1e7a547b15f980418797065b163bfb2b66af7ec589d22e0a3c7cbea34c58fb08c46a1536ab280a346c0145901d137b98bb347b432bb9e5729cdd5d74aeee27ac7e851a9fe92fb1597e1653a7dc1cdca2e7a6cab4d83e05168c13445d82f3e96689cc29bfdea04a63938361b2eb599bf14878c73eb5de74a1d3ec1e833ee1bce6e7083313bc8cab0da85283fdf005722deea324fd27d1675c5107bcbeff080e4e1f4d2811cb9159e0deeaf7bb0d2720afb4175e77b4aa76f3c563a6ae071571b4f9cb0a3634b446b57ed39715094b59508b50a04b1e7f2a1046a3f5d3a7e0dc020db689f0de11467ec8dac0cfa6dab22a32a32cfcdf3e9c8034f52da3e1da9b9708a1d4230d99a3d61e49a5e21f16ca799e9fc6887297018e03a2ade96b4e03779af9d478375a741649259c64c9b1aec1ef1d82cd12479e42d170e79bf0e9474d0e46c0b91b6c6229a05a36f2135966ae3d38bc30cdd992da72e38783c92c6c7ac0e3f4b64e48a26c65eb73facbd9a7db85435eace4bf54e3b046f455dcec1638b2d53b3d65d1e2967d2f75bb715688e367b2ee82481068c948f6640b73e476bcbd8a15441e626340c06cc3f4b73a3439c6b0ff19b3b8bc70d75f6d820bb2696cd597e49deaf418ca3bee464ff89dbdf3a149b9871c7221273daec5aea33c76fb613ce2e6e3a83828813b5315437d3b2b75548fce72757d3e94d805ac37fac490a84be396a578692da1565abcfc15b5474de24c99a339ae0818f6720d1fdca8d43af5ba2e2ccddb83569bd92314c554f5a4a50f1b9a23abb212d70b7e80d2e261dab375f92ab0caf4bdc09db36c1d1eac510550b0ae4d0869fb0d98d59ddfbd6e4e76ca5a9c23a4553fc58d6e59c8272b174fec7e64172e8b32bf77e76546715bcdd90d592ce7133a43835def687980a665ea98b06aa2cefdb6b8e21d5dc0d2b4e613384b3ba376659bae222f59a40a314d550cafb3d3a5ef77bac3ff8222374e0031364edd97a36fd470cec38736689b4c103', false, NULL, '2026-11-23 00:46:29.525+00', '', 'How to spot marketing that wastes money, and switch it off', NULL, NULL, NULL, NULL, false, '{}', '2025-01-09 09:00:00+00', NULL);
INSERT INTO public.articles VALUES ('5', 'Africa’s famous leapfrog had an agent standing under it', 'TECHNOLOGY', 'Mobile money skipped the bank branch by hiring the corner shop. Copy the app without the shop, the socket and the price of data, and your launch will stall.', '
<p>Some pitch decks about leapfrogging aged rather quickly on 14 March 2024. That Thursday four of the undersea cables that feed West Africa failed: WACS, MainOne, ACE and SAT-3. By the evening Ghana’s regulator had traced three of the breaks to Abidjan and one to Portugal. Banks and mobile networks were disrupted, the little wheel turned on screens all over Accra, and the repair ships took weeks.</p>

<p>The leapfrog story is partly true, and the true part is worth money to you. The false part will cost you a launch. I would like to separate them, because founders keep copying the half that shows on the screen.</p>

<h2>What we really did skip</h2>

<p>We skipped the landline. A generation that would have waited years for a copper wire bought a handset instead, and the wire never came. The clever piece was prepaid airtime. A scratch card needs no credit check, no address and no monthly bill, so a woman who sells tomatoes could have a working telephone on exactly the days when she could afford one. Prepaid was a pricing idea, and I think it did more for telephony here than any model of handset.</p>

<p>Then we skipped the branch. Safaricom launched <strong>M-Pesa</strong> in Kenya in March 2007, after a pilot meant for repaying microfinance loans. People had other uses for it. They sent money home to the village, and the company had the good sense to advertise precisely that. It ran from a menu on the SIM card, on the cheapest phone in the shop, with no internet at all. Ghana’s version grew into something your chop-bar owner uses before breakfast, and since May 2018 a wallet on one Ghanaian network has been able to pay a wallet on another.</p>

<p>So yes: no copper, no marble banking hall. Notice what both have in common. Each worked with the phone people already held, in amounts they already spent, and each solved a thing that was already costing them a day on a bus.</p>

<h2>The part nobody leapt over</h2>

<p>Money in a phone is worth having only if somebody will turn it back into cash on the street where you live. That somebody sits under an umbrella with two phones, a ledger and a float. The agent recruits the customer, explains the menu, types for the man who cannot read it, apologises when the network is down and takes the blame for it. She was there before the wallet, selling airtime. The network hired a habit.</p>

<p>Her arithmetic decides more launches than yours does. On a day of ten hours in which she serves 60 people and keeps one cedi from each, she has a customer every ten minutes. If your product needs ten minutes of explaining, every person you send her costs her a cedi, and most products offer a T-shirt.</p>

<p>To see what else the agent needs, look at a place where the same product failed. Vodacom launched M-Pesa in South Africa in 2010, with a bank as partner, a famous name and a forecast of ten million users within three years. It closed the service at the end of June 2016. Its own report for the year to March 2015 had counted 76,000 active users. Among its reasons Vodacom named high financial inclusion, which is to say that most South Africans already had somewhere to keep money. The brand was the same and so was the idea. There was no hole to fill.</p>

<p>Nigeria took a third road. Its central bank kept the telephone companies from leading mobile money for about a decade, and MTN’s payment bank there was approved only in April 2022. Nigerians did not sit and wait. They moved money by bank transfer, by dialling a short code, and through the person with a card machine at a wooden table. The technology has little in common with Kenya’s. The table is the same table.</p>

<h2>Four bills your customer pays before he meets your app</h2>

<p>The GSMA, the mobile operators’ own association, puts out a yearly report on who is connected. The 2024 edition says that in sub-Saharan Africa 27% of people used mobile internet in 2023, 13% lived where there was no signal for it, and <strong>60% lived under the signal and did not use it</strong>. Read the last number again if you sell anything through a screen. Towers are the smaller problem. The bigger one is what it costs to stand under them.</p>

<ul>
<li><strong>The device.</strong> The same report says that an entry-level internet phone costs the poorest fifth of the region as much as 99% of a month’s income. Many of your users hold a phone with a cracked screen, a full memory and an old Android. Yours is the app that gets deleted to make room for a nephew’s wedding video.</li>
<li><strong>The power.</strong> South Africa says load-shedding, Ghana says dumsor, and Nigeria bought a generator. A phone at 9% does not open your app. It is being saved for the call that matters.</li>
<li><strong>The data.</strong> At a round pesewa a megabyte, an app of 60 MB costs 60 pesewas to install. If you then publish an update of 40 MB every fortnight, 26 of them cost 10 cedis and 40 pesewas, and by the end of the year the app has spent 11 cedis of its owner’s money on itself. Nobody asked her, and she may not have opened it twice.</li>
<li><strong>The transfer.</strong> Ghana’s levy on electronic transfers came in at 1.5% in May 2022 and went down to 1% in January 2023, on top of whatever the operator charged. It was one of the quarrels of the election of 2024, and the president sworn in on 7 January 2025 had campaigned on scrapping it. A customer who grumbled all that time about sending money by phone had done the sum.</li>
</ul>

<h2>Trust has a price, so put it in the budget</h2>

<p>When a stranger asks for payment first, refusing is good sense. Everybody in Accra has a cousin who paid for a dress that never came, or who “returned” money to a caller who had never sent any. You will not argue these people out of their experience. You can take over the part of the risk that you are better able to carry, and find out beforehand what it will cost you.</p>

<p>You sell blenders at 500 cedis with a margin of 120, paid for in advance, and sell 40 a month: 4,800 cedis. Now print a promise on every receipt. Anyone who is disappointed may bring the blender to your counter within seven days and has the money back before leaving it. If this brings 55 orders and five blenders come back, each costing you 60 cedis in charges and a battered box, fifty sales at 120 make 6,000, less 300, or <strong>5,700 cedis</strong>. You are 900 better off, and five people have seen you keep your word. The two months draw level at ten returns: 45 sales make 5,400, the returns cost 600, and you are back at 4,800. If nearly one blender in five comes back, the customers who hesitated were right.</p>

<p>Trust can also be rented. The agent has sat at the same corner for years, and her customers know where to find her on Friday if something goes wrong on Thursday. Let strangers collect your parcel at her table and open it there before they pay, and give her a commission for the trouble. She lends you a reputation that your logo will need five years to earn.</p>

<h2>An app for 400 shops, worked through</h2>

<p>This time the customer is a business: a distributor of veterinary drugs in Tamale with 400 shops to serve, of whose keepers 240 have a smartphone with data on most days. Half of those would order through an app. The app costs 90,000 cedis to build and 1,500 a month to run.</p>

<p>In the first year that is 108,000 cedis to reach 120 shops: <strong>900 cedis a shop</strong>. Two clerks who take orders by call and chat at 2,500 a month each cost 60,000, and phones and airtime add 10,000. They reach all 400 shops for 70,000, which is <strong>175 cedis a shop</strong>, and they hear about the new competitor in Yendi before any dashboard does.</p>

<p>In the second year the app costs 18,000 for its 120 shops, or 150 cedis each, and now it beats the clerks. That is an honest case for building it, a year later, for 120 named shopkeepers whose ordering habits you have in a ledger. It is also why I distrust anyone who is for or against apps in general.</p>

<h2>Six checks before you launch anything</h2>

<ol>
<li><strong>Name the bus journey.</strong> Write down the trip, queue or fee that your product removes. If you cannot, you are Vodacom in Johannesburg.</li>
<li><strong>Borrow a bad phone.</strong> Use the oldest one in the office for a whole day, on mobile data, with the brightness down.</li>
<li><strong>Pull the plug halfway.</strong> Switch to flight mode in the middle of a payment. The customer must be told whether the money moved. For the day the cables go, keep a printed price list and a merchant code that can be dialled without data.</li>
<li><strong>Print the price in megabytes.</strong> Measure a first visit and a typical week. Aim for a first page under 1 MB.</li>
<li><strong>Give the complaint a face.</strong> A shop, a rider, a number that a person answers. Put it on the payment screen.</li>
<li><strong>Pay whoever explains you.</strong> If a kiosk owner spends ten minutes teaching your product, put a commission on those ten minutes, or she will teach somebody else’s.</li>
</ol>

<p>Better still, before any of the six, buy a sachet of water and stand beside a mobile money agent for one hour, with her permission. Count how many customers hand her the phone and let her press the keys. Each of them appears in somebody’s report as a digital user. The person who actually used the thing was sitting on the stool, and before you leave you might ask her what she would change.</p>
', '/pictures/5.svg', NULL, '{"mobile money","technology adoption",africa,trust,agents}', 9, false, false, '2025-01-07 09:00:00+00', '2025-01-07 09:00:00+00', 1, '', 'africa''s famous leapfrog had an agent standing under it', 'mobile money skipped the bank branch by hiring the corner shop. copy the app without the shop, the socket and the price of data, and your launch will stall.', '', '', NULL, NULL, '\x1bee224454937a001421c3dcbe9f9a59b5dfa91bcd06a593ba95e30585e75da712e48024bcc3010d0cc563774debd43707f5bd6a29ef22850aa2e8ae67deff571f00a902c85d15409ee1ee1919c7a58c0737c22a3a6526ba50a5c8d8dcd84c61a450a1d4377d5da79c92b61e324582209457797c1dd2a24efc4547da692184d0d5bf3feac898a4b60312b767c78e7f81cc3475a67d2fa54720a7b87dd0049d3768c1ee0aa5e59f6cf75711a7812a4ec36c9e68458f1b109e7a70e44c40e2271d97e3a5e33bf88dbd0200739cf6fd7fbdc76f876f8f018f24e5b970c0e1dbef9fdef0bdc7c3e9e232e2616d56531c30ef5ffe3850a1cf9ffe76dc86e95a0d8f8787bfdf9c5007633645cefe5947551c1a497f5269bbd7c28b47f770ba4d39e2818a2b5625c1793344fc6fb1b03192b8cd53e5141a369abe0acbc09c7129c14581bbff93837286beb2e1d0b64649e8c42e800856bd51cf5898cf3a2605e0efe1556d853826b29a57cc8419b5c312ad652b01bf0214e8d26ad5b93de1d25b02ad827c628b150849704bc45bdc4e6b3e17fd81027d1ce8f3c680692442e186cd01ef829c20081803a61d589055dc07acb21ffa88dfbecbd2efbfa59c572449f0b34cf88dff5e4db16a19f8fd892c85230ec0b8dbb691f17486271792ca0998165116b26733b1817b6bd0cfff00c24025395748f1ca945ca74d95bc2fa1a5915dd5b579a1f2fb2c2eadac28bd9040627982611b6f8d72854c9fe2051c58150543a42b2b96f01939a863ee3dacc456a9435ec130cf05f87ba8d51ecbe0ee36670cfcc44855d9d176952d3b3b7b79e0cc998c6fc5d175ce03721cf0f505de0bed3fba175c80bd8e78e9065dea083386685273bcec90ee2d66501d9d21352efda816e8b91d74b9e2990c4fb9d38617464d9c132adc2bef9512ddbd508e5f0a815f8b38524726ad8e58fb7b4e78bc78612748c17b2eeb3f1289dcb2bd0db829db9f274c92b562642ad526ba22bca9fc05f9be0f59a978440151de8b340ba8531fa1af972b1e46d0d9a1696d67f0821948a74cfb9c0aa634870c0363c6180d54be5be6ce39aaa4f099ef8277635440bc3d085c9db26038be7d44cc2c2c548d87f71cd45ad6504562c071b12858be07550a99469e0b6a7f16fd7b59b63d54b03979fd738676d0e9a221438db53ff2854ec580c71d79ed74be16c9e69156882420a7d97fa51a8b753aee45a1428013dc556fcf05348e4f3e3bd1ba67d4b9f7461c152bfb7d7e28399519fd48b633851a8baba1779b27ad9273a479bea15ec1ff945bdb78c7386a89f89e3eb061c1c947b8ccfe73f96b505a0bcae1fda18632a1d01cf2ba85666c46e7a98ebf00d7fcca09844ff30ca912fbc0945e5938ae1435bab94633d3b448f544d146d34ad97565faea11695892a29cd839061ed4de73ef55173b352062a676908a5465c7168598b9f4fe5a6ab677c6f47d35cb2bd7dcdcd6b14bf562fb2e50c13c3626bfc3714f2dda7aa07e54135be2035f99c9dd92bcba80f7e3d666f1e10c0ae628803faa3aaf02e65dc01c59679b9607abe52ba0e2ca064f8cd94d3abb11308aaed83ee16a471c4997522c09a52d5e6d328d9cc58be3c0c955f540e0994d8dbe2ad0a8844a22ebe9e928886ebabaf7382eb7959ffafe6e933a8c5ca5153dc792d8d92f988aa37554320a0bdfc41ef15c6070b243e582617d913e17c11361fa08db2b3b6eb6d0ec4aaa9514c41d46cb49380204566137926a4e5e46d474b61e2274dd71c4db2eb143d845d9196f8651119cab52fad08e05a1c0826a85c885e9caff5591414e87f103b4c61168b0eab6d93a5df820060c6a5464683c0ce9bc2245e6b4010a565475caed08044c855be2988cb7bafb4e227ed5444521df48745283ad14626ab6b45811712c404aa814442218352b590a3da1b957e341408a54e86078b0336f4d8c8b26947e10774b089bf109238474ea7f8cc57bdbdae1dd5cd8a072b34b716aada1cb33f869104e4cd5acdb5d1791b89cd726e1f666d013bf78b0418711974222d3622090dd43a7da04215fa3d85d13cab84010e4bf77d7d79528d9855315722cf7bc38296c863d104584a75605a78ae874a166cf529a39762c3c74fd423568fbdad2b12f8ad1310d769d50f98ef46c425a56bcda5bc230ca8e9bb517d2aa73281912a9e591b471edbd59f8beb0fbcc34244c0adcc55b624fa39342a9bba454bb87c7d353758c61a48f33afe68e9f7716b637f72e0ac6c0fc6e209bde15974030d7e0525b46678680a8c6266cc8b2598ff18251f10e8ca591b40d9110b5bcb78ab1551216c514a9ba1c9919a8968c8cf19b93883128144989757046c334f1450c367281747312537821f6a3094124c5331a2d3f900932b471b190b8a74c4232a855f4bee4bad940d3d4eef18fc7c7c37827a2923f7c3ca9136afef9d3df5eb1207fb0b9aa5a290a458dc9c23d0ef2ea34b506892254f78552b8adb04023a4904bf0e3adce216c70b5eff2b9b938d240142bf0a1dfdf7ee39b01b5e9d1d4a26b993b09421edb5f0ebbcb6fe2e52481d3c88cdfe0d217cab1c6737670b33dc6c15403e95dd925590a091136b2fc99c922e97abacb86fd473024ca1b834b3e7cb6320d9bc49cb2a3fea40b40cd08385167989737983699471f6da50fd9895068749a0aea0041a9ddcb7d8e032d28f8bf650a310fa311be8f70cd76bd487e267900935baa096cb75735d2fa4a275d1db2692b0bc0727ecaeb2f92e3ee6e6a6a4a79e496965d42106d349e19911130324d4a6ed11bb554cfe3239c3f9e7386d272575b706c682bab883f62b1fb8ac5eae290a86a8835cb0409b7c23d6c44c278a2f034f0d2cb90c62a2821c1ed98958f89214903b79b95d2850f47d581237beb4e9a4757b3a2848639138d64b6554b227dcd2f52c5dd37f442168520939d4e81a98853d237297339d894564f30e60f546b2cd1746f51a5884383f1f26e4f6262e785b291177b6ad60a481aa3563b96b27c7c98623116f69731912b8b989b7ad0ec4d058f49c7492c1cf1f3c12b130e344ae94c5703f63726528d6d0cd86de9c6833ebf6acf83357ee6f0116947b1346613d0136f5f63b73b53a75dd05472a319342eb75a36f59cbb8c426c58921d7cc7adc1b746cf1d402906835e98a0561009033c03d6f732ae21f36b1be951fb5e352dd2ee5ab97c20b2bf53b18bd7dfe4b324548bfd3e8c700162b84755b1db274bc502a8a25b352ff8b51408462001ec16da81ac87c9f1b3cc9708e0e17aecaff99a71f6ffa74ee294e73f01a8a3b456f719921e5970035f34cf20c3fb046ebb1394e52b689c487a056ba069520c4a35de1c3100f1addee6b1c9d43ad924dc3b2274ed9ae52868daee69a6a4ff10d49519a9aedaec9508234f54ac8f74d38c70911b5b7a6df19b35164a85740738c526d9b9470afc12326f0a786349d4f1a9e7ef7dc4f7d62af38004a0c545db6dabc7e8c224961824ace0e8e2464ad12a404760fdf9d37f8f28fb054e9f3ffd2fba11d705e0ecc825fb78e90f039515b19cf0618c4764fd3c20734f661941cfe9a7c55057d0c16d4bf46071e64c735693d004c92bf173a725ee2957022572be9e1e0cd396812cacf61cf7cbf0ff5360d91709ddb8a2d8aac9acfebd4215d75bd70eecb62c4e776ed9edb76130f18f36bdca35e18b9cede06a1b265eb9c75578f307fe5b165360c0088165d45a703f01cd9671cb32596357d6a8612a7129894be3727355066c3dee75a8a18d31f299a502aa2f5843a37bcd4076c37049c48315a56206ae50de0e38f84c4b2f3aaeaf21a7fb34a3770d258f15c14fe7aa83e4902405a668763386b039f9b9cf42aac3c49de484463f86a0dbae288668ec57bbfd369c29a7380c782100e5f2bfbe420dd7e176389b3fece0e2dd766b0bb768d785ae86d10910c72fb39dae2935d078e91e8402189b45c26c1db59b1a7401a75f72a9dfbdecf7b8baeea9baf8f475b83253d05eb6aa72b3856e643365a817544d4123ec328ec02ecde1424ab719d4c6bf4eab3851bbcbbdc02e952c412afdb98f17fba1a20cdeb345d9154da7e685783a9755ac8111392f115d72654776ac64d15d57269d5ba656938865ad7ec54e5b5af083895c10328fc91f05a71e8be57d875aca24af467ce08a6c0c55c9581e79ff8aac1d6fce6d6a4f57c4182ae9f1be24525640746f4b3f6891ee2f75ac26652671544de7ac00718591ae7d5626a82d65387983216bafc845c946f361f5bdaf8ae21d7ea9a84d1bc3d576ab671e78d0ed12ed55ed4ea1626f067164e96a5b52d8fd1e7f97e28fcf5d690169fb952b9b94684549527e73e1f471499939e646c586d161ea10540775b66ac6f6e2fe6a2babab4a38669ef027a64549f4f98f1b8ff8a99e216ce53cae3dc8d747145e171d96b49c264255dd951cc3bd87aaa8ef694eda5dc0cd803e36efd85c22de863985afc47f40e22f71ecb66f4e17afac5a20a0ebadeebddb7b54f4bf5f88382d5ac650a16a3968b830422d9a953dd29d453bd8fbd97db7324c75b8b9109b924543fd67c86b54376a547d234176ef6861341b1843737baeac587c76777bddebcc52106f6794de332843e1451438e62a3592943f68453277f289a3443e943343a38be17451f5142ee9f9a97783ea746fe2a329fc3cd85dff657d8ecee1e148b2074c62a8c6972bf73c1552024bc98dba96ca63b54dbae34513f2df3378fd7b55d885862df0d07cb24f5bab668bc32555da29931a9e34db941d08cf5e5a86156f1d069c3b4ba191161b4d46d9a19b26df7136b293238ef2b16295737fdab42e374a5829c2ebf2af36b3e3e567231abdfc9b49656a2b4039922960d901cd7eba63c68fa400bade9c35cd5089e7211824f90b96dceab076e2e7bd99ad8f7850335d826398e43ae21729b2d79c6660a2851457d783c7a96e8f57d7c1c52512e0f193504aa89a5801fae8a2fa88979c93adc394e72a45db2d48dd1d970a3958af9ab96a61a96557fb018d195152a343c6b928f7172c4f98622d41300e694c6834de40fce0dfa35abeea3544671165911d11e60159e61eea90563c487cf21c10f8160dcb53513dc1c79c2e969793f95af5c7a1946c71cb231e99964690820b9e0e5e4518cb2b5c54aebe167190b4da7baf27eacbfdefc20e8f0f113f460c5d50a7a3505deafe0b6a0baa468282951652754343d135ec3d98bbd75450ea7372f09026f29fb494fe85d66917ebced50af1d8f276725e3e8bfab92c4666799a929e9663ec9baec4ac53c2a83a80cf8e4f201821cd742d270a4c51974138b73e573f70b1e22b756e0ec0b360f1db2e1f039ab9aaf68c533b741d566e68f82df4c4f3fe10748fd5519319393ec9d65a67b3736c6db448a48b58a3b3c1a04bbd66ba129ad9c071e6b5c0c6ff3df7d104a4997222a22a515275b994ed7be59040265d7aacc890e6a4542b96b848ff09a52504d1f5a07872168bbcca790216cd07696facd21ad5c2d6aa594218835761b4e4bf462f6666203f775d898d6647711c37e97b8e', false, NULL, '2026-11-23 00:46:29.534+00', '', 'Mobile money in Africa: the agent behind the leapfrog', NULL, NULL, NULL, NULL, false, '{}', '2025-01-07 09:00:00+00', NULL);
INSERT INTO public.articles VALUES ('6', 'Stay on the spreadsheet until it hurts', 'TECHNOLOGY', 'Software is priced in dollars and labour is paid in cedis, so the start-up advice you read online may be wrong for you. What to do by hand, buy, automate and build.', '
<p>An imaginary founder, whom I shall call Dede, collects laundry from flats in East Legon, has it washed in Madina and brings it back in two days. She has nineteen customers and a quotation for 120,000 cedis. The quotation is for an app with a map, a wallet and a rider tracker. Her present system is a school exercise book, and the developer was kind about it.</p>

<p>I would keep the exercise book for one more month. Then I would move to a spreadsheet, and stay there until something breaks that money can fix. The hard part of starting a company with technology is sorting: this we do by hand, this we buy, this we wire together, this one small thing we build. Get the order wrong and you pay twice, once for the software and once for the business it described, which turned out to be a different business.</p>

<h2>The first hundred orders belong to your hands</h2>

<p>DoorDash began in January 2013 as a page called Palo Alto Delivery that four students put up in a few hours. They drove the food themselves. In 2014 one of the first drivers they hired described on the company’s own blog how it had run: orders went to drivers by text message, drivers were followed with Apple’s Find My Friends, and a Square card reader took the money. Every part was off the shelf, and every delivery taught the founders something about delivery.</p>

<p>What you want from this stage is a log. Rule five columns in the exercise book: order, step, minutes, what went wrong, what the customer said. Fill them in while it happens, since a log written up on Friday is fiction. After a hundred orders Dede knows her own business in a way that no developer could have guessed. It might come out like this, per order:</p>

<ul>
<li>agree the pick-up time by chat: 6 minutes</li>
<li>count the clothes, weigh them and write the tag: 4 minutes</li>
<li>check whether the money has arrived: 3 minutes</li>
<li>remind those who have not paid: 5 minutes</li>
<li>tell the customer that it is ready: 2 minutes</li>
</ul>

<p>Twenty minutes. By now word has gone round the flats, and at 15 orders a day that is five hours of somebody’s time. Now look at the quotation again. The map and the tracker, which are the expensive parts, save her perhaps the six minutes at the top, while eight of the twenty go on getting paid. The app was drawn from other apps.</p>

<h2>The free kit, and where it ends</h2>

<p>A service business in Accra, Lagos or Nairobi can run to a few hundred customers on two free things. <strong>WhatsApp Business</strong> gives you a catalogue, labels for the state of an order, quick replies and an away message. A <strong>Google Sheet</strong> holds the facts. Keep the roles apart: chat is where the order is discussed, the sheet is where the order exists. Anything agreed in chat and missing from the sheet did not happen.</p>

<p>Most spreadsheets fail from bad manners, so here are the manners:</p>

<ol>
<li><strong>One row per order, one column per fact.</strong> No merged cells, no colours that mean something only to you, no totals in the middle.</li>
<li><strong>The customer’s key is the phone number</strong>, with the country code, in a column formatted as plain text. Otherwise the sheet eats the plus sign or the leading zero and you will have two Akosuas and a stranger.</li>
<li><strong>Status comes from a drop-down list.</strong> If people may type, you will collect “ready”, “Ready!!” and “redy”, and no filter will find all three.</li>
<li><strong>Dates are dates.</strong> Pick one format and lock it on the first day.</li>
<li><strong>Nobody deletes a row.</strong> Cancelled is a status.</li>
</ol>

<p>The edges of the kit are known in advance. Chats are backed up to one person’s account, if anybody has seen to it, and a phone that falls into a gutter may take last year’s promises with it. The app works on one main phone with a few linked devices, which is fine for three people and a quarrel for ten. The sheet slows down long before it fills up, mostly because somebody has put a clever formula in every row. When two people start asking each other which version is right, you have reached the end of it.</p>

<h2>Buy whatever no customer will ever praise</h2>

<p>No one has ever recommended a laundry for its payroll. Payments, accounting, payroll, email and backups are solved, regulated or both. Buy them. A payment company such as Paystack, Flutterwave or Hubtel takes a percentage, and founders resent the percentage until they price the alternative, which is becoming a payment company.</p>

<p>But read the currency before you read the features. A tool at $20 per person per month, needed by three of you, is $60. At 15 cedis to the dollar, about the rate with which 2025 began, it is 900 a month, or <strong>10,800 cedis a year</strong>. Should the dollar go to 18, the same tool costs 12,960 and your customers still pay in cedis. So keep a tab called Subscriptions, with the dollar price, the seats, the renewal date and the name of the person who would cry if it were cancelled. Any row without a name goes at the next renewal.</p>

<h2>Price the hour before you automate it</h2>

<p>Here the advice written in California goes wrong for us. There, an hour of work is dear and software is cheap. In Madina it is frequently the other way about, and the sum deserves doing on paper.</p>

<p>Pay Dede’s assistant 2,000 cedis a month. With the employer’s 13% pension contribution she costs 2,260. She works 26 days of eight hours, 208 hours, so an hour costs about <strong>11 cedis</strong>.</p>

<p>Reminding people to pay takes 5 minutes on each of 15 orders a day. Over 26 days that is 1,950 minutes, or 32.5 hours, or 358 cedis a month. A service that sends the reminders costs $30, which is 450 cedis. At this size the machine loses by 92 cedis, before she has paid anyone to set it up. At 30 orders a day the work costs 715, the machine saves 265 a month, and a set-up fee of 3,000 comes back in a little over eleven months.</p>

<p>Minutes are only half of it. The other half is leaks. If one order in a hundred is never paid because nobody noticed, then out of 390 a month 3.9 orders at 90 cedis each, or 351 cedis, walk out of the door. Add that to the 358 and you are comparing 709 with 450. If the machine catches every one, it wins after all.</p>

<p>Before she signs, there is a third candidate. A column called Paid, turned red by the sheet whenever an order is older than a day and still empty, and ten minutes every evening to go down the red cells. Ten minutes over 26 days is a bit more than four hours, or 48 cedis. The reminders at 358 and the check at 48 come to 406, which is still under 450, and if the check stops most of the leak, <strong>the best automation in the company is a red cell</strong>. Try it for a month. If the assistant keeps forgetting to look, buy the machine with a clear conscience.</p>

<p>One piece of wiring I would do in the first week, because it is free and improves the data besides. Let customers enter their own address, floor and gate colour through a Google Form whose answers land in the sheet, and send them the link with a quick reply. If that takes two minutes off the six of agreeing a pick-up, 390 orders give back 780 minutes a month. That is 13 hours, or 143 cedis, for an afternoon’s work. Whatever you wire later, give each automation an owner and a noise: someone who gets a message when it fails. A robot that stops quietly on a Friday is worse than an assistant with a hangover, since the assistant at least looks unwell.</p>

<h2>Build the one thing nobody sells</h2>

<p>There comes a day to build. Three things should be true on that day. You have done the task by hand at least two hundred times. You have looked for a product that does it, with a card in your hand, and failed. And customers stay with you because of it.</p>

<p>In Dede’s case the map fails all three. What might pass is a memory: this customer’s white shirts are never to be dried in the sun, that one is allergic to the scented powder, the stain on the blue kaftan was there when it came. Laundry software may well have a box for notes. It will not speak up at the ironing board, and customers notice when it keeps quiet. So build that, and build it first as a form on top of the sheet with a no-code tool such as AppSheet or Glide, in a fortnight, ugly. If the staff use it without being told to, you may have earned some real code.</p>

<p>Then do the long sum, because a quotation buys the car and says nothing about fuel. Take the 120,000 cedis and add a fifth of it each year for fixes, hosting and the phone makers who keep changing their rules. That fifth is my planning figure, use your own. Over three years it makes 120,000 plus 72,000, which is 192,000. At 390 orders a month she will have handled 14,040 orders, so every order carries <strong>13.68 cedis</strong> of app. If she clears 25 on an order of 90, more than half of the profit goes to a tracker that shows a man on a motorbike.</p>

<h2>Keep the keys in the company’s pocket</h2>

<p>Whatever you run on, somebody holds the password, and in young companies it is commonly a cousin. An afternoon puts this right:</p>

<ul>
<li>Register the domain name and the SIM card of the business number to the company.</li>
<li>Open one administrator mailbox on that domain and move every subscription to it. Two people know how to get in.</li>
<li>Turn on two-step verification for that mailbox and for WhatsApp. Write the recovery codes and the PIN on paper and lock the paper up.</li>
<li>Export the sheet and the accounts on the first of each month to a place that the first supplier does not control.</li>
<li>Look at what you hold. A list of home addresses with the hours when people are out is a burglar’s diary. Ghana has had a Data Protection Act since 2012, Kenya since 2019 and Nigeria since 2023, and all three apply to a spreadsheet.</li>
</ul>

<p>As for the developer, I would have Dede answer him politely. She is to thank him, ask him to keep the file, and tell him that she will ring when she can bring him two hundred logged orders and the three steps that cost her the most. If he is good he will be pleased, since a client who knows what she wants is rarer than one with a budget. If he replies that the log is unnecessary, she has saved 120,000 cedis before lunch.</p>
', '/pictures/6.svg', NULL, '{startups,whatsapp,automation,no-code,costs}', 10, false, false, '2025-01-05 09:00:00+00', '2025-01-05 09:00:00+00', 1, '', 'stay on the spreadsheet until it hurts', 'software is priced in dollars and labour is paid in cedis, so the start-up advice you read online may be wrong for you. what to do by hand, buy, automate and build.', '', '', NULL, NULL, '\x1b3b264454937a001421c3dcbea9567d94be731997dd7e4cd66b8c0921119258cd067804391a5db4497adfe4c9c2fffb2bcb815158000b40b073ee7bff8f7e2d96aacaeea8aa97c89eb5d759976f67ab6ee41964d861a3202b2c70b6009260109dbefeff7aeb6f76858231ce95a2344787a934df37d3d4138324dcb93809e2b88d63a1b2a0a1391787680e78011836e8bf3ff698033bc4ef4143a226e1ac1f8b5edeffb744d510054fc82a5ef3a8e23091e1094bfb89c3015bdf5088422b315408f5133b789fd75961f3a6c7a7a51b5e7b53a2706516b8b1b0d35bc2380ee14569d26eb6b13e45cf21ca80eca07c858e3f1590bcf739c3719f03e142d981308f76a9ea7589775b10b2bfe1e2f19c0b16655fc2575cee4d82f5936a42280b8ca5c8122b1be7c18d57588a9aa2b00db17abcc033ab820d9db17c2199faa00ae3a2e51f83d4e97e26722e00b996d490943120c2b1f6011f971d0a03ef1384b800bede35cc7f2c98bc829e0443bcf796af37ef8d4ca54207e0741f04cc98d732b8e008a8e338ca788be1451fc3cc088a6ec1f43671db37bab66c80126ba0d47f73bbc2219b3a19cf7b29a6e0f18cab8b04d539e6a246bd20018b36e47bfdcc1c7b7650e9d9711c1ff0ad5fcb7b03c6811b3c765462c701e257623f81f871ee66c7608f78b6394ba95281deccbed63014a791f17c65376ef89ce1b16a794c36810246a0ab840235c67235179946ceacffc601ef29294ea92a1e738a775c9688c1183512fd41e456d1f215f317d0404420f3160b42810796b6aa68fcd4c538ddb179bc90968bbdcb5d7cd8dd1481640047cf0b2ad328b8e8025e1f0207c28bbf7efe6bd059c036734c3afbf38d89024a935b77b8d889d77ead5b50f9be826a266e679a916af4d471c0d8f129e7c42da5a769f3fa9b054f4b640925f888f0e9ef1660083601fe642b7983a102f6e0f1c4794233f9e765ef11d8c469b894987817c1cf37a88d13da9cf8c6963a96bae184dee35b5440a12f2f4fbc27288bb58d1e5e483a7a7c6cc9cbe9ce818bd42e428cab13de3dd73814aba9038f83cc8eaa37057ddfa870380d2694a685c7d3983c305327d0028acbd339b398c33423326b8489379b96437bfcb4c440a9ecc53e28804b09df507e42453a314c5c3010f30924fa72fdb0715d94fc965631eaaba8d4f0bd43e3f090c02aa880aae08c8b935ecea3399ca866db5be802dd32fa60fea0651428e084c638b8c5d15bb45489738a34520eff69d89ff9858873eb76bd2d95c65bec4fff70e2fe8c92eed448d5f1b5479e73b8c5ee94154f02425ef56a5c18edf6e6a2153ae2f01687a3bbca71c9e2250fc5694440eeede516db33d2e750d7cba6973d1e2e109d31784fe6a0be2aacd6d1604a91f594d8799f6d0e914a5437bdb1d2c0277610a53fa217ee34e430de7cc0e3adce101d15a095154b2908a3bbc30be5aae645319026996888066cb448d6813a3c83537349731b16efefd91bbd59353bd012b3ba1253595dd28c0a549750f2b299a502de934140969282843e959d81a4c14f75eea212e3a2e40554728813a6625d86f1bf3df57d2187d734aa410bde522cdac522b9579ad45bf1ad6747a6454ad52c6a57a4511a4d9cdb2967a8b8385b10cc312588cb4563071137b2fa3554aa04bdf31ea84112708ec2597c5ae0df153c7a8153ea273c4e78a63a26564c1b5c31c5f03f3006eaab79bc521a88d535c36b0c51dce6126031174d6aa5dd8f862e21055296e9d23f77b889db538f932c7449e64ae3a9052cf6052cce64e4ca70c521c4903dc655ad47bf2217348f18068ae9cc1b1d05886910d62a2c0910f49dc32dde25ca682612b441e05fedc12560ff08172e631c8f382573bca5a1b3648bc9a34d262901713a2295761d2fd51df9dc04be412fe04289d69e995e394eca3b8ce2f62f25b14be4d59705f2bb745cea066be4f911d5ca4125a803a5225af939dad25c3e326f2696dc6aeac1d40c1647f868639358683723fa48513a85f99d445e20f789d359ad91a06eadf6309e291e9f2ad5f60e5197168844f2a2cf0f4201e8533421bb3ee0e9a9d3857bae2c995d2bde3f58e0d7cfff71defcd7cfffbb0ddf7e3cfeedb75f3fffdfae0ef16f6cdb1345b7c4ae44b7a58438dc793f668fc7c421f3c208ffeb3dde27081e36b7e93a74eb4879572fae731a5ac20f0f96e8bc419ad7cbfb91c7231234805db61776fb1655ba94b571d3708eb5798aa1f49cf70b7b8f4729affdf4621a0e45b6ad6a9b75c8840aef6ebdc7e1e9748ac51c283e5fdcf04155705645a031f5d752029c48a81f5b758f5c3ea733a36758603cb7da88cf80bd676c28a3ab112973d072262b2e9d2e90b256bc1f04b7f5298af1d6f7ac8de7554b6a51d1b09c47dd6c458eed154e87545c360c99f4c53b0362d0c6f10b2cc4789e0c4deffc25b59a168c4c0f754a1f0e0c387720f437532fca04f72dd1b81b7ad3dca56fac0843f67689b6342042be3682117b77009dce044579cd5eb5185cacd044670f46c6080e0fdb02bcd40c1c4588e7324f5de28f308b5b614869bb2e8afa02ab3863c8732d8810bea145cc38f6784fcbdd6a10cfcd3c52c47a7e4ae7f0f8881a6d2cab6bd9cabe374d77eb0e4f345c40adc0dd4a58a3013e4405575222810bf2d267dfd36295fab3c3d36451691e8597b5e079eb2a27db123339e2d2b3a05a33cc888d9d0ccbe9c4f39c6e8a44488cd039feba65b70ad578c74615740f2a5ad1507a515488a422fca10c67fd623fcc593c21a816f437552a7e9d3e873fb76b5f6feb4eff15813e7210e6f9808cc8923b1d5cfacbd1f0e771ed71c252520e2ee01df430cdab720c80a3ba870c5b36d61f64452377954377fdcd7a2d2b58bd4812076b77fdd382562bb286a071560f68e7b42a36d711778f2edc2dd4ae370c9badbb39ae7df8b8a08f64529fb83041d7648fee930a0b67844a1db5ec3fb58ed2a58cf0c61685bc0d9a35ff4544b1ff3e5c5878a6e46d230e4cd240f7893ed480615326fabe2cfe0dad87285df7be552041f199da19d2920a437b0b8810cd2ad47be8f1de9080b14b56a03bea48976635b1aa336e6d45407581e36c4481c26535997ec03274ff5e14e3b62a5a1ddca4e0cfc0547a1ca58422728596328976e9caa6bc1a5e556b123f4643dce374b4d84d2607f5d62ea47ae713182899137f2c5d508e401ccbc2c46016efcd64a362ab6505b3320d55a5664f2dded1c662b3fb0b307c4de53dff5894d8352c5f18d0c08efaaddb9a3a8a9ac583767b14d9e8bde16fb105dd134d7dfddf5dd331b2826c35cc361b732b3e5222017473c25d5561466e24234453158f7ce940587a8f772e333428d0970f36eee6b066c34f6ac16eeb0f6de3d07b0fd7c393417b9584425b9929d352aab59e6cfeb95b3ba4ddfd41305cf17cada0f2b3f80fbad45dce340c115c424677b33dbf7636599942094121ac2b72f70a43ccc8342af8bdbb3549b389f036fdf16a73705542a198a4d1c19d38426bb872e172f061e5ce4804d28276da11e4ec063ab4bb9c9e85c3935227f378c3c0bac2b876e9d9ea07b46036ac4b9a6800329d85a372d08c8c1e8c451fb8110d1208198110c84b815926551b872884ead3ecc98d8bbc8d9dbf199a838a1b73c7587c9addd692d367eb7331e6b91ed5e2710a61badd67631701e7d24dc515d4e51bb85adfb8bd617f58776a69c495c5283976a7a5bbf2e72444763e4d10215a8f1ece3920dbbca4f9874496d394e0f19a10fde50f9f01cb47652fc5d13091b12eb128a02592021acbc0fb28d95f85357dacc472e496e4f3958b7007c314fbd45a279875fadd548d2c8260b6109cf16c7a7cbede055d81eacf5e17abf2acea253d664bef9dfdb5b89e2dae5daa334085a6acb454af536840bb8afdfab8f2ac3302154c8c75683d0e259067290c248699c7266db1ac78de651e0a84ea96554aeb4be874eff139309555fd0f0ec3ed20f3b8844d31f12039b455f591e404ec659b71d8acec0a1eb7b647036ed95350258414518a687d41b29f056da811927e662ede974d0c28166a3d8b661e4cf72c5621c5ffa1c76bae104079a809128615d23dad43524ee591d073827b01af68a126c5801c19113c59dd8dcdc516a91123b150cf2b943cbd46e2a10b612c3285a25a869655a920003a8fc61664d836de2b1c48050e034de12b9c8370a7805e627e6df7ea3a166433587f0e15e39d7d1e6cf63b9f11123d2ce1a92801c3eb9a36a3f5665c35151a952a3157b58a54b971b128bf9bc57cf043a2d1f896aa884035932a546a9ca9315ace32b886e2726b4fc85b7a549255cfff6e91310335e422eccd598bad3bfe8ab6e923bd3191bc612f41d15d61c04b8f108cd51e1b9accc69f1ea65174ba114ac6dc3d7432776040c8a38887a75a932f6b9f27496b848cb1ee7ccdb87545b4bafe41a4ca50133aebccce89a0ac7d5844881e689063bb3a6d9f7258a69eb8f46a806f70e3b0f450fed7a2a4599ca04c2942cd25714ed9305d99190f2bce83deda0b415e073d59d42ff3fc2de90e92fc4db7decf64bed252be9efb5ad67e944c3d854db1c802e6e02daf742594c88b6caf89eb2ac347d14fa6c4658c7d58d35dcb41f286acb3a4a5e3a952789737c8233f8c330d954416b5c0142cb1e949eaad5e33d088695110b0121bff6342a7f73f4a4e4ba417c745a00b0f828da0e1389dad069892d2c736fcd9905bd88f2d30b72a9b1733a93a93acc8afd8316902b845a5c3e0faeadf4cb3ebf7386926d08b3e10cc8c210556bb77ca59fb7c4a0b9ea5a8a7b1614249efdb0e6d74511ac5fd6180f30da44479f9844d037ba82a0f30561a26b625b41cd63e1c146e5606d52f8977975b84606c58bb38f6a5ec74db3580abc495f95462ae6f0f7068cdce88dee3b3b2c3d9cbc96c5dafa1e0874e8638d4c98ecd65c12b3585ba8bc047cc61524bdd7a4036b187fd01e4dcaa8921da83ffabd78a20ec3fa8ccb95a2d4f44c365c1c685123b0c0a37725a7ffb3a0b8037524d53945ba5b6897541b26471c5677208d06e6e8e1a42ce5c7f808720ad4ca964a503a4ce367bb7de9f2f86e2b08d8315b65a9d61b3f3477e40b069739e7b8a55d83e356c0f70efbaf2561d70b376b82720630de049d12156122911ced320eed5d32473b18d408b922e6caf5aba7866d99ddd2eab508a09767fa2fd996b5022d9c086894c0c8b6a3ede879c90c32579c1a98ca5d2790312484fc2f7c8c9a41ff08b59344459a3cca083cd6eb1b54515d91e10a3e7c186f63ebd78e3797d5862e2c424ede0aea28ab3f72eb3d4b8e22e0593ca964d4cce26c60fab8e9ab49fc1e6736c5a85a9a21b1e9f453ec457e59d41b8f02c54c7ae1597d8cffa208b7a017b695cbbc4877b1bf8e28290a439f4f8962044b9535358e3131b85c3f72fde52765d208dd92686c350bd9327f7598b9f34a7150a7071ef1213a461de2c60b379599776e238848ae7f6d672eaa72cb110af2c8e7faac9e375f64e9961a99949637771d2e7a944f7d91a6061d085abaaa994e6a9839e5b9664ac91809bad8c4954ee43a49cf737cf92e090c292fd8984f84708ef8bd6ed683771ea2b3661dbdd3687572c0b1d2d6e0664cbdb387289174db73b6a1b822debd5922dcb1b5b363c4e29b2985e9e38782d3fa11cb5e1d84f618a17644db1b2df47f508ba5e4f723e23399958a7e6bbe450a65ded54fe56a7d84277872450afa1e330b9c1a2fbd4d939c0b12d69d1af85fca9ba8991bad481003042e6d9732ad662dd396d8dba5397dc61ffdc28e4f36d7f99b97465e627737313191c6b7c468544e66abf6d5f0bd585c462b43cf609a48822e306b589d33990262e0bb1c9a5900752937ef2', false, NULL, '2026-11-23 00:46:29.555+00', '', 'Do you need an app? Stay on the spreadsheet until it hurts', NULL, NULL, NULL, NULL, false, '{}', '2025-01-05 09:00:00+00', NULL);
INSERT INTO public.articles VALUES ('7', 'The logo is innocent: branding myths that cost real money', 'BRAND', 'Tropicana changed a carton and lost a fifth of its sales in seven weeks. What people believe about branding, what each belief costs, and what to do instead.', '
<p>Tropicana left the juice alone. What it changed, in January 2009, was the American carton: the orange with a straw in it went, and a glass of juice took its place. According to Advertising Age, which had the figures from Information Resources, unit sales of the line fell by 20% between 1 January and 22 February. On 23 February the company announced that the orange was coming back.</p>

<p>Design matters, and nobody needed Tropicana to prove it. What the carton shows is narrower and more useful. I imagine shoppers half awake, with a child in the trolley, looking for an orange with a straw in it and not finding one. The old carton had been doing a job that nobody had written down. Most of the myths below come from the same place: we argue about how a brand looks and forget to ask what work it does.</p>

<h2>“A logo is a brand”</h2>

<p>Carolyn Davidson was a design student in Oregon when she drew the Nike swoosh in 1971. She charged $35 for 17 and a half hours. Phil Knight, who paid the bill, was not in love with it. Seen that day, on tissue paper, it was a tick. Everything that a runner in Eldoret feels on seeing it now was put there later, by shoes, by athletes and by a great deal of advertising. Knight evidently knew what he owed her: in 1983, long after her bill was settled, the company gave Davidson a ring with the swoosh on it and an envelope of shares.</p>

<p>A logo is a label on a jar. It lets people find the jar again. What is in the jar is whatever happened to them the last time, and what their sister said.</p>

<p>Gap shows the difference. In October 2010 it replaced its blue square on its website with the name in plain black letters and a small blue box. The internet jeered and within about a week the old logo was back. It was embarrassing, and the shops opened at the usual hour. Tropicana’s customers had lost their way to the product, while Gap’s had only lost a picture they were fond of. If you must spend on design, spend first on <strong>whatever people use to find you</strong>: the signboard, the colour of the kiosk, the profile photograph in the chat list, the name that shows when they pay.</p>

<h2>“Brands are for big companies”</h2>

<p>Big companies can survive with a feeble brand, since they can buy attention every morning. The woman who sells waakye at a junction cannot buy any. If she sits fourth in a line of five sellers, her customers walk past three pots to reach hers. They have a reason, and they can say it: hers is the one where the shito is properly dark. They can send a colleague there with one sentence, and the colleague will find her, because of the green umbrella.</p>

<p>There is the entire apparatus: something true to repeat and something visible to find. It cost an umbrella. If your firm has thirty staff and a website and your customers cannot do in one sentence what hers do, she is ahead of you.</p>

<p>Here is a test that costs one favour. Ask a good customer to send a friend to you by voice note, and to let you hear it. “The place after the filling station, ask there” means that the filling station has a brand and you have a neighbour. “The ones who mend it while you wait, yellow door” means that you have the two things the waakye seller has, and may go back to work.</p>

<h2>“A rebrand will fix sales”</h2>

<p>Changing the name is sometimes unavoidable. Vodafone left Ghana, so in 2024 the network that had been Ghana Telecom and then Vodafone became Telecel. Fair enough: the owner had gone and his sign had to come down. A subscriber with one bar of signal in the back room on the day before the change still had one bar on the day after. Paint does not carry calls, and nobody sensible at the company would have said that it did.</p>

<p>When nobody forces you, do the arithmetic first, as a furniture maker in Kumasi might. Out of 200 enquiries a month come 30 orders, at an average profit of 400 cedis: 12,000 a month. He is offered a new name, logo, signboard and van livery for 60,000.</p>

<ul>
<li>To earn that back in one year he needs 5,000 more profit each month, which is <strong>12.5 extra orders</strong>. He must go from 30 to more than 42, from the same enquiries, by means of a nicer van.</li>
<li>Meanwhile his quotations take nine days. Answering on the same day might lift him from 30 orders to 40, which is 4,000 more a month. A clerk to do it costs 2,000. He is <strong>2,000 cedis a month better off from the first month</strong>, with the old van.</li>
</ul>

<p>Replying quickly is also branding, since people say “they answer” about very few carpenters. A rebrand tells everybody to look at you again. I would make sure first that the quotation goes out on the day.</p>

<h2>“We need something fresher”</h2>

<p>You see your own logo perhaps 20 times a day. That is 7,300 times a year. A loyal customer who buys once a month sees it twelve times. By that count you will tire of it about six hundred times sooner than she will, and it is your hand on the budget.</p>

<p>So the boredom in the meeting room is real, and irrelevant. Lyle’s Golden Syrup carried a picture of a dead lion with bees on its green tin from the 1880s onwards, a subject that no focus group would pass. When the company modernised its look in February 2024, it changed the bottles and left the famous tin alone. I would have done the same. The tin does not need to be liked by people who make presentations.</p>

<p>When something does have to change, list what customers use to recognise you, in order, and keep the first two. Change the rest as much as you please. Tropicana changed the picture, the lettering and the layout at one stroke, and left a shopper with nothing to hold.</p>

<h2>“A cleverer name will make us look international”</h2>

<p>Britain’s Post Office group became Consignia in March 2001. The idea was that a company with plans abroad needed a word that meant more than post and offices. The red vans and the counters kept their old names, so the new one met the public chiefly in the newspapers. When the BBC asked the public about it a year later, a woman coming out of a post office wondered whether it was one of the new electricity companies. In 2002 the group gave the name up and went back to Royal Mail.</p>

<p>The local edition of this error is the bakery that becomes “BKRY Global Concepts”. A name should survive three things: being shouted across Makola, being spelt over a bad line, and being typed into a search box by somebody who has only heard it. Say yours on the telephone to a stranger and ask what he wrote. If you find yourself adding “without the vowels”, you will go on adding it for the life of the company.</p>

<h2>“You can’t measure it”</h2>

<p>You cannot measure it to two decimal places. You can certainly see which way it is going, with a pencil. On the first day of each month I would write down five numbers:</p>

<ol>
<li><strong>Asked for by name.</strong> Of the last 50 enquiries, how many named you, and how many only wanted “a caterer”?</li>
<li><strong>Sent by someone.</strong> Of the same 50, how many came because a person told them to?</li>
<li><strong>Searched for.</strong> How often was your website shown last month to people who had typed your name into Google? Search Console tells you, free of charge.</li>
<li><strong>Came back.</strong> Of the customers of six months ago, how many have bought since?</li>
<li><strong>Did not haggle.</strong> Of the last 20 quotations, how many were accepted at the first price?</li>
</ol>

<p>The fifth is the one I would show to an accountant. A caterer sends 20 quotations a month at 3,000 cedis, and 8 are accepted after giving away 10%. She has sold 24,000 cedis of food for 21,600. If next year four of those eight pay the first price, because they came for her and nobody else, she keeps 1,200 cedis a month that used to go in discounts. That is 14,400 a year, and it appears in no advertising report.</p>

<h2>One thing to do with your thumb</h2>

<p>Open your company’s page and look at the last ten posts. Cover the logo on each one with your thumb, and the name. If a competitor could have published it, that post paid for his brand too.</p>

<p>Count the ones that could only be yours. Two out of ten is common enough, I suspect, and you could get to five by Easter without hiring anybody: your own stock and your own street, photographed properly, the question you were asked on Thursday, the price with the reason for it. The logo may stay as it is. It has done nothing wrong.</p>
', '/pictures/7.svg', NULL, '{branding,rebranding,logos,"small business"}', 8, false, false, '2025-01-02 09:00:00+00', '2025-01-02 09:00:00+00', 1, '', 'the logo is innocent: branding myths that cost real money', 'tropicana changed a carton and lost a fifth of its sales in seven weeks. what people believe about branding, what each belief costs, and what to do instead.', '', '', NULL, NULL, '\x1bb21f4454937a001421c3dcbeaf9a55b5ff52a7c709b637e4b137cda67c254682247828420750e6b273d35eea1b43ff65a6b218499942854a42e521d4efff99d2cceca26af7eea0dabd93819139d02f68fc1ca223232803655cc462842096b3692adbeffdcfddbe5e5f49448161c07b6a4daacb529a7caf958d17db208448ff892fa6b3b49408ab20ea675e9c5c2ed232ecf464c0f7913224af4539d7357000d85fdd6d40ef2d3cf61a8e2d6bba77c24c9c30e60740f06c54a45c24198553be29d59e00a015b4ef1e23fe0024fb26b7cf092ab5bbb52c1c7a6137f08db07a4e28b04c7d8ba9b56f5a20fd016fb024c98099faa5e53a4a6238b5c341b5f91ff0f21e360a33da73db2d36b1bb3be07dc2f6e49844b9ad1f04a5a44b6a7958a7fe458b608c8efc4a14c005b300ccdf8e897266639dff91f4a05d4562eeb88397aa1d042ecd253b471dcbe4094efd69873812996961137765526320ed38600f59a2d3256ef0d63cb301c73b41858edc384a90be4c072907e177b93680e0570525df9a128b8c654b19484a5facb088dd7871187c93c1002740b8d483b95c7d2eaaf60cbcb0d39202826a8aa9e6d1110918b4b0c3390b8b19727eea1e0a836c5818a130c5a80584189542d947bbead51ea5ee1605f911d1b48fa286c03f45a7ec0137d7ffed107550f3ba8c9fbbb9fe1f17641a6be2d3d13579774688c7162b7430cbfe7be3e1926e643f4d189d7119ef9befe4788b17551faf25d30d019f9dfa1323d9c01d7e3f3933f97c733b54e43071c043011f4689781de28441a72036c986ca2c3271c52009b16fde023be9b3ed65ef473baa0d3421ef0f92c15ab9094fa9036d4f039e5db155a6b5860f106c49894df88f3f8b9d1a67f4ccd1a5593641cc98b4fcf17afd05633c0b466a626cf051237175a8a8d8cd1d1ccb20d467b121f877b407c57b13146e50da0cb1224398db40d823853b8c6cf7ecd9dd39812df8daef33db49d946e35a3be71ce96c236c61e9caa11d21e798e1842d73d5aea2fcc72881d315479d79b0e2df173c002e626b9a5d275c92dd2c2fe9b980b7152346b99f27dbf7267c693d0039db8baba985642d321290d59a345d48ae48a072e38fa650c3fb62d8b4a433a4b3ab012f68a6091ac6956530ec629f8a8c84320a2deb7bc6cd1d1193ba0ad29119a1f5cc5bd928a5d8eb247d1f2521bfa030b4e6f855d63179a47db142c8672771c96cdce99004701eb73bef0785f9d80b0c22fbe245a3cffaf68bfd81340723478ad9415e3b31eaec509b395b1e2fbe500ca2adc0acd76eaeff76a46a4891be5ab7a3572548f0fcaaa4d34536aa9ad3888c6a2de7848cceb7a1a2a05feb607f11da07ec7b545df00080aa21b1a9b146d31c544ee65474bc43c61f37b128729655970c4b6b25f680e78fa32ec694771c45fdd80c3ff5e3ae570a069851be5d80289e1b5f2ad60d2f622e6933ce54095175eae820dd08ac6608a341d8b9f199f383092541dc6c26e68b133df3213299ee35288973bdbe3b2cc4408949dac606f38a32d060a32a4b9cf7a3ce313a0ad1b1b2932784cb25b56de32a4c04f6a9da3ebbc586eca8c4723641a1ccffce076a36c95416862f2a4c4c0ac523e6387b703466cc9add19feb88b5cef7b0f92b6ba2be68eeb4cae098ba6da1b4ea3e47b4db6b1bdf1a56a3e71e0a3e48f9b5b420db1a29c74f112034212b9d90ac2cb8d191671a1e0ada2a0ba3c6cf023f4e491860b6f3e15b0a22a728d653ad8844ddd2e8c478a37fec31834cf649417bf87fa31635dae9923cdc44ddfd5055e7106dc2a62731b251bfd59542483fe7cc2b677c762b9a2ca77f60884c31135a81ce4ce5e758ad7548225426a9898a3d30601f0327531aadf56750978a9ea0121b38b0b8d32bb342d2f872b8e767ec46b36a16ff4729758b5cd41827b3c5494f424dfe08ca45ca82bb4a0585978b8b9fe0fcea259cf5198fbddfe1debd96e6082d1cc8f9e26b65e9a98929794a73590fd4285e3c60aa8dcf85f8c4021ef9d8988e2284d0a90f4c56ab43b514872833949c254f2b4fea36c06d2e5c28e4b49035e3c1e2d98189599613251c5a0bcdde045292fad66c683768c969f7539bdda6e6d56778404531c605399d8b1a4b91eb39d5b03be6947bddb348979e8c548891a382c7815c0c4749cfb363d6205aaeb9fc0178edcea143b5b4928c1329bf8a2b7730c784e6238d2651867387d49da0e1d86364849e36029033933cb5aa35a19bbb7c3f46bcb82b73f106bd36e41919a6530fdb300aad148da1f50c58ee54edd94e03bef58cfb2904bab9a085d27023e90a482563561d817eb156829c60947bcf76d8236cc2cbc36aa66da2a26cc8a54c81416e9bbc95c8826a4c941929aa0444ef5da82e536604de01c2c96244f32895535397dbd4ce48289f741c0fba5dcff91ed7a0d4e7f2d62e9a4274c98cda8e3c91a73593e9c8760c5ab65cb761ae1f5d3075beec4ef61b3151ec228443f2ea5121f8290c025713468631a2023a4562dd2e48a12a2a423b25ebea52dac03be28d40b5b14ed99e390ee6d9fe17787dc39c41495626e9f9287ac09f5eb43e2d86cc31904039f9c2c155b980d5ae374276b9fd268a7bcf8a12f3add36c54f5c30116c8b5c987482a6946c323b97eaa111e4ad7a4c048148ef780c830e292ba21d4c0376c90b3361f72b9d06e7d24e25a84b9f6094c940b31d3bcf9eae67b775ba087113d63bb49143322b7e07ecd556852dd23fd82ec6fd772dfd9cf6fdec8d3585350da414caa839af3ff11ceb4c82e6c590cbe88a97a28dc6439c6b91aec79bebffd2b7293a60925152f3838e4b20a539dbb0551594e5cc4a445c1415e03f6a8643a7f3fc661f56f8ffce8548b05944788ffb922054259cbc8a6ca167f9ee6075c6958465e60e7fea528b59ba5c6a49ccb97eaeb97ebbae1754ae3262f3a5eaf8ceede664fddfb8b11534e72ac5dc47da180e4b4d92bbed8e72c2e4fbb89f0bc7e4c0381f079cd7ac3a5bd21a08e9c5283aedaf63eb7ae4f213b2a19b80b6a7b458a868e6ba0657f139f934b934fe9b2f8d297487019ff5cb1d6adce904a748762c937e76e2242d0cd99a643709785323537a977f8f3f575b66c0cc021381d92ba4500a3bc45d92cfa5c322787564846a3b7f7222e6a4fb9b3b77d6c7a0ed81595b78d810d6684c0ad9ce9f87d8fde368267784ddc0635335e7e2c5991cacd63295f2b61bc1ce97848ad74ab128f3b9e88fadaef53db3477be4cb18f746be393c26127960fd2eb3331e7b46f5bbc790a805eebd216a8609554eabe1743ef2a44cce4d2d62ecada2795efbac8d5b1da66f4906b805726c33d15b6b3c38cc45038bb08924a3781f90e3e5f96772a20289b72e0537d7cd77dcea22ab6531dc594281c84a6c8b771e65d323e5d322b724b1998bb828cc4c106e9dffe4f6e15896c6c670141f5abadd656fa98fb5823dc5e26a62924992a3a60f64dafb9fe63b4e57860b4d09ac135a25effbadd6eb4dc9bdea98145bd54c31cd63a91e3f677490aa1dd4c74484cdd33e19653b67a032f3792835a658259410c9f96ab05888a8abd139a470feb517c367669e9daa71244998e59c4deca2a655a34676dcc3769b8ecc2e546dc4c7707e7e4196c3e6d9950d5ec019cbc8ae3f355442ba08cb718a69cdc7e652d092482ca62426e04113c3442f9ab0185a783e9bbca9f458f24a4fa125a5436d73da81306baffb655e1df4ef488af327a03d7c4b12d751f2fd1cfcfcf376def7c47179dfd42a3375a01c64fd89cfb3d7e787af3ffd895e05deb0dff29c1935682e0baae7810d45b915b546e2fb7be853e8b094b75f5d9727f0968e1aa939e0969963862a1323e180834d727e3b480f9b857c8ca45ad0a240f191f037eac4991190c8e3a2f6b1d645a593267baae8de3ab21f648edcc028183167d5d994eda8d792223e31cdacaf048d245953a5a023c4f2e0e7ec39a3afafb4705c9cad263775839edbafd34b667b0af73de9f7de6346414ca6ed5a8a48858772f942720ef6dab4fa4fe641c574b2e356268af5dfc2c3151a748852e4e20df327e427cb7aea0b458d7e7fe6d4fa4b79bf56867b70b3b3daf3cb08ea48e9568598d6614da0ceef55b7994570b6081f5906bc9fac64c5ed33029e1b05bd7e63eb1cac55b6bd8fffa72d8dafd2e3969bebff086ddc89968c8ff1d9e7cd119471fc64a2953b97fa1442b2205230df64922cad3dae747542d6c7b72630fb2f0878a9056f09a2147cdf35d5001daba419d9bad044a95295aa3479adaee93ae69359f14275887c3201eb4a23733c4d9f461a6b6e72fd187061ba94499f5e95c554e0959f560c0e2a32e2949505ad636a54f4f0319e4a0fe555230d43dc97b3db356baf8792d4d8511bf495e269cea146617e0c2e432fbdfa554950c14d582b45da3ca141285ed4eef6518ac773dc824801bf43192774dd3c23dfd1082ba3a473f86d63365f43d472b3fea3df011a24dfe133dbd381a4cba1bae0a0fbdb4d73ab3218f63d9a9c06eabbbdd6b9afce10395256294f9d7ba577b91c5726e5b219b1c4cbd7438ece42116ce2d58e4db32d3f84b7e1c9bbbbac880125eac5176ccba9f4b0396d6a4f4b3d91b822dd2752ff2898371a1b053d5ee2d9c1d8cb2285bb3c53adeb2b783f73fa37072251813457bd0df5b4c2d65b4fa070963ef0800bccd6ff16453a018524c853ce54c9878608f37d4f14d69c25ebe9234954ae4d1e8748465a1f255235a2b4ca737145aacbcac85409b8efed7a75d044f9bc1c4a161673513437338f2c1dd334192ee9e593067bbc0e17b31810b7c1bc95279c3b77a8781ef380fdf351589ccab3bd7ba890d4e30fc3857f7ed99873a398ef71a7cd1a2f0c8d754b228a4021ea439af0655cccdb6b1c2c57ac4a535388b54a24bef6cbcea093711b0228aa705f9a2901223a1e68e42dc5340d01', false, NULL, '2026-11-23 00:46:29.581+00', '', 'Branding myths that cost real money: the logo is innocent', NULL, NULL, NULL, NULL, false, '{}', '2025-01-02 09:00:00+00', NULL);
INSERT INTO public.articles VALUES ('8', 'One job makes the brand, the other stops you spoiling it', 'BRAND', 'Brand development and brand management need different people, budgets and clocks. How to tell which one you are short of, and a calendar for the year ahead.', '
<p>On 13 May 1931 a young advertising man at Procter &#x26; Gamble, Neil McElroy, typed a memo in support of hiring more people. The house rule was one page, and he took three. He worked on Camay soap, which had to fight Lever, Palmolive and, most annoyingly, Ivory, made by the same company. His answer was that each brand should have people who looked after it and nothing else. Twenty-six years later Eisenhower made him Secretary of Defense, which must have seemed restful.</p>

<p>The memo is remembered as the birth of brand management. Very little of it concerns taste. The brand man is to study shipments, unit by unit. Where sales are strong, he finds out why and repeats it elsewhere. Where they are weak, he goes there in person, talks to dealers and customers, makes a plan, checks that the money is reasonable per case, and keeps records to see whether it worked. Wrappers get one line.</p>

<p>Camay already existed. Somebody had named it, priced it, perfumed it and decided who it was for. That was one job. McElroy was asking for people to do the other, and nearly a century later a great many firms have money for the first and nobody for the second.</p>

<h2>Two jobs that look like one</h2>

<p><strong>Brand development</strong> decides. Who are we for, what do we promise that others will not, what are we called, what do we charge, what do people recognise us by? It is a project. It has a start, an end, an invoice and a moment when the founder must say yes. If it has been going on for two years, it is a hobby.</p>

<p><strong>Brand management</strong> keeps. Does the driver know the promise? Is the old price still on the Facebook page? Did the Takoradi branch print its own banner in a blue that we do not own? It never ends and nobody throws it a launch party.</p>

<p>The temperaments differ. A good developer is a little rude: she asks why the product exists and enjoys a blank page. A good manager is a little stubborn, and happy to approve the four-hundredth correct business card. Give the first the second job and within six months you will have a new slogan. Swap them the other way and you will have a beautifully kept brand that stands for nothing much.</p>

<h2>Which one are you short of?</h2>

<p>Ask ten customers what you do and why they chose you. Write down the words. Then sort the pile.</p>

<ul>
<li><strong>Ten different answers, most of them partly right.</strong> You decided something once and have not kept it. You need management.</li>
<li><strong>Ten similar answers, and they describe the company of five years ago.</strong> The keeping worked and the decision is out of date. You need development.</li>
<li><strong>Ten similar answers that would fit any of your competitors.</strong> You never decided. Development, and start with the promise, since a new look would only make the sameness tidier.</li>
<li><strong>Ten similar answers that you would be proud of.</strong> Leave it alone, appoint somebody to mind it, and spend the money on stock.</li>
</ul>

<p>Development is also due on certain days whatever people say: when you merge, when you go into a country where your name means something unfortunate, when the customer who pays you is no longer the one you began with, when the law says that the name is somebody else’s. A new marketing manager in his first month is not on the list, although he is behind a fair share of the new logos you see.</p>

<h2>Five changes of name, and the second job never got its turn</h2>

<p>Nigerians of a certain age can recite it. Econet opened in 2001, became Vmobile, then Celtel, then Zain, and in 2010 Airtel, with a few months as Vodacom for good measure. Every change brought another round of development: a new name, new colours, new shirts for the dealers. Hardly any of the names lived long enough to be managed.</p>

<p>Airtel has kept its name since 2010, and I suspect that this has done more for it than any of the launches. A brand is partly an amount of time. People have to meet the same promise under the same name often enough to stop checking, and each new launch puts the count back towards nought.</p>

<h2>How the money should fall</h2>

<p>My example is a solar installer in Ho with 80,000 cedis for “branding” this year. The easy way to spend it is 74,000 on an agency by the end of March and 6,000 on T-shirts. From April the brand is in the care of a shared folder.</p>

<p>I would cut it nearer the middle:</p>

<ol>
<li><strong>Development, ten weeks, 40,000 cedis.</strong> Interviews with 15 customers and five who said no. A promise in one sentence. Name check, logo, two colours, one typeface, a price list people can follow, and photographs of real roofs with real crews on them.</li>
<li><strong>Handover, two weeks, 5,000.</strong> Four pages, described below, and a morning with everyone who speaks to customers.</li>
<li><strong>Management, forty weeks, 35,000.</strong> Six hours a week of one named person. Forty weeks at six hours is 240 hours, and at 40 cedis an hour that is 9,600. The remaining 25,400 repaints the two vans, replaces the wrong banners, reprints the quotation form, and pays for the ring-round to customers twice a year.</li>
</ol>

<p>Six hours a week sounds small, so compare it with what it guards. A company of that size might send 25 quotations a month, 300 a year, and an average job of 18,000 cedis might leave 20%, or 3,600. <strong>Three jobs out of those 300</strong> make 10,800 and pay for all 240 hours. I cannot promise you three extra jobs. Losing three to an old price on a flyer is easily done.</p>

<h2>Who does it when there are only seven of you</h2>

<p>The founder owns development and may hire help with it. The promise, though, has to be chosen by the person who will be blamed for breaking it, and no agency can be that person.</p>

<p>Management belongs to one employee with a name, the right to say no, and time in the week that is truly hers. In a firm of seven it is seldom the marketing person, because there isn’t one. Pick whoever straightens the crooked picture on the wall, which may well be the office manager.</p>

<p>Between the two sits the handover, and here most of the money is lost. The agency delivers 90 pages and a film, and nobody opens them twice. Ask for <strong>four pages</strong> instead:</p>

<ul>
<li>the promise, with three things we do to keep it and three things we refuse to do;</li>
<li>what people recognise us by, in order, with the exact colours, and what must never change;</li>
<li>our words: how we greet, how we quote, how we apologise, with a real example of each;</li>
<li>who decides. Which questions the manager settles alone, which go to the founder, and where the files are.</li>
</ul>

<h2>A calendar for any year</h2>

<p>Open the diary for the next twelve months and put these in before it fills up.</p>

<ul>
<li><strong>Every Monday, 30 minutes.</strong> Read last week’s complaints and compliments in full. Fix one thing that contradicts the promise.</li>
<li><strong>First working day of the month, two hours.</strong> Walk through your own front door: ring the number, ask for a quotation through the website, look at the branch, the van and the last invoice that went out.</li>
<li><strong>March, June, September and December, half a day.</strong> McElroy’s exercise. Sales by area or by product, strongest and weakest. Go in person to the weakest and ask.</li>
<li><strong>May and November, two days.</strong> Ring ten customers and sort the pile as above. Keep the sheets. The comparison is worth more than either reading.</li>
<li><strong>One day in October, with the founder.</strong> Decide whether the promise still holds. The expected answer is yes. If it is no, that is a development project for the coming year, with its own money.</li>
</ul>

<p>Between those October days, ideas for a new look go into a drawer marked October. Few of them will still be exciting when it is opened. The rest of the year the person with the six hours is in charge, and if she says that the founder’s own T-shirt is the wrong blue, the founder goes home and changes.</p>
', '/pictures/8.svg', NULL, '{"brand management","brand strategy",planning,budgets}', 7, false, false, '2024-12-31 09:00:00+00', '2024-12-31 09:00:00+00', 1, '', 'one job makes the brand, the other stops you spoiling it', 'brand development and brand management need different people, budgets and clocks. how to tell which one you are short of, and a calendar for the year ahead.', '', '', NULL, NULL, '\x1b121d4454937a001421c3dcbeaff6be55edcd5ad1fcdbb674900849c8a3001d82b4cc546eda24337d63ff6b654a1d161878160f0070f3defbdd95df3d9aaa9e196dd568e5432b5fd7ac9ce36c299764b4d0d4cc6186e1e705681031a1511d86edfea72d84c47682a48a328dd5aa3db17f1b509424e17aec8fde292e5cc21beab870e3d205649816770a5c159db1d5b8ffa0e27db1b172c19f7846eb9039e02d4bc69bf1492ed603ee99f9c104c2caab41149dec63278ea934b6b6c230fb4cc4e7856195c3172f869d1ca68c8d667e565553deff0b7529cc11cf19bb95032798e211add4e146db83b0da9ef03a43443bbcbeefe2f901ef29afb635c6674953c07e11ff0da95a179d730f78716ca50738701f8fb20a1a3470d946c473718495366e2f230cef26843a03380d360da8a1ddc2be18e20a6ff8e431976e870464acc0d9c7ff1d3b6bed472e2788cd0136ca387d22ceba5897b4eba9455608c3a7f0982756e7714776fc1e9c79e584c25ea7961dac58cc1d4881591847c74023dad4af0a129b115fb974300427d51b683cab231775a8899a8fd7a28f0f5783d7963af08e96a61ed054aa5bf177db349f17f7decaeca01f935a4ce71065a0f4a30e6b15fbd2bd250ab8778f5fa44968263efe2bde83eafc082ee350290c3b71a104b092c64180165cbcf14047f7a8fbc19c849b86666151448b305c443ec97b2b72534ea1f5ab18c9e10982e3141fc5944e700ebfb331305e609d447c2bb4d9758a992bc2ef66518e083651c8582f04577ce493ad3c58ea782e4a413d951a4075fbe79acbd48ed196b38947499c9087aef7e8352b80381d5365d5b5bf6c884ce5012701f3f9ec805c782bd9f8293c1aa8547500ed4ad01b3408544b4e4040d77197607618ca7368186d515b0cfd1c573828e9030ddcac33d7833609690c56331736c8e840950dd61d0b8d8100ad820c85aafd9776c603d11ebd51a31ccbdcb1b4c552ad9e6c57dbb25ddb5f56e342457cc27f9b7310e6326bcbcf6b8ea1dfc342140d14f9e84dfdb4b81d4168e1bd02161cf023a9c0d3133d211fb410698a3ad80e22df72eae8634c2f788756918f133202448f2eec77930c0fe7d19447161b861e9d567159205d463c6648879454061c6635c15f27f7f0e29c13cb096b055e4ca0571c0a0998ca7cfb1e1e4b7a73fa990e76c319b5a08ccbd54bad28bd32d20b285908694f417972673cebeec276f525f3271c76e058297549d704794696dec046a576f141d9b5e0424ad360d5b5d38807b8b72f6006ddc33d26641f2e2df14df8c2d03f7a03a53127ac531b2b0165042b105ccd6a88c38eedcbbd3bbeafbcb6a10ab08cb5a26deb64aab7d8393fe6380fe5a8285ad605097a86cceba819ae453c934b489c8a2920093b40ca47562d7242b5b12e9ea90570f2ef65c2afecf06c3369c4a79db696f656569f602785dd796dac20c6dc51ad98bc336c2cb2a82a3185bdbab67149df3210d80a52a159d61d2f049beee1811f50591557b4c2897db201290c7dc7f249380ab12c52419277ecb18861d48ba25655d892940e036bf0817525e8c6f3bbadaf9656d0f4b957cf63c48fee4d2c63f1e3c86c16bcee98b149173472916d1f712b39a26f2b30ab8f72d735ee482b0c2b945642c0a4aa985c8366c331f8092baca2b17668e6c2c5d22a72e268130abadaa45a143fff9b918d75499ab204ed60e909bbdecd55aa156f150c34df9c8fa82535344a1ac1b70fd1380e58c348a0a372abcff804cf48ad8230580a90afaa24f9f6c52c2626d94a1a3afa704bb029e2354706e318b369e29d6d0b143186928a3b86553433d2e461635f2a17bdfd86d5fbf6e848e1b76437a4b634455dee28960955fac5e47fedd46f2a36ec1c564e11f67f3e97b9607c8b6574bc1f162152c9dfcfc5caa40ebad2743e77ad29d5b68817a30ad3b86fb6a0874be2984688c859b91617434264ea76ae67da311fe4ffd28873e22e4335b53a3bfdc7450dd18b53804addee2a167119a2d0c89259cd076316f777ceb34cd45f2e89ca974814c25c2e6116624c3490f4b38dcabd8cf7a78cd02cc4fd54981a89b4a57b02683f5b62c14ceb55bc95d9c5ad9d4d7589c257684ee9aec91a2a020aaf9e8ca625d7b8b1564bae53f47b1702065ed72a7f9d1179e8f6138a479c2be7ff58fe2411745e78e6c2793c90720aa950bfea324c83bf831c5f2dd168ab462a5114a659e5d19bf2e4b892d660f7b090b8cd031becc1940cafc0d9dc24959c827ff1ce6e6f32835feff1454af532ca0adb49c4732aa94a13d743f08b63da9312845a4c82c131c57b48716c2c354cf9b2e3460cc7f8e58ce31758f53ae0ab13bf12f35b4de9605892530ed418a5efc4a0d38765652e9e9b7134150dfefb86ac1cf1c960301f23bc2f31d76412c19d3053dcc54e572f06bc1a29d8ba40bd0bcb606d0769a3471aa4e85b053e8cdefa7d0b37909c12ae75b5463cc74a4a28c6f52613e58c37a0bdd0da630282e296d74c66522cf5cfcd69d27515e20e464e32818bb3d3ffd96343743e3bfdbf455120541b2072b05663284c69427addb5cb9772b3317cfea28e9db1e2c0a54d7882578c7776f5f0fef391e36c463c2db642fa692b7d2be29da5212c6c3345f03be947c9296d372f7273199b8f9011d80c48e178cccdba81a9f8d69df9e00197c7feb8f83085d022b25be6fc852bf800fd619d440a8cafacbca8b94d987693ca839a5322b421cd710a192605641c230627408b80e292025407ae45fa0aa91d0943f2883ca47ef00466975b852943d2b31e731b54aec673a1afa1b7d0642203dab781eb4933c788a73500f0f1d80330407d8b6d820c74453100da40b2f3de731ae16463e2aed14af67e720d88ec783947f3da5b6d2efd1a3fc98998028b72378682ab8a458a16a373f174083aad9fb8218e8b97cf6fb06e5eacb8ecba1de95ea58089386e84abedc267a34036c5c52be1f2f9f3ec7d49a20106f3dc3a26f5b0ebcd4c23fbcefe8d26687f5b4ee303745008c4589b758a50db42f28390948f72e8969d12c43ec8578ca7dd36a1f2d63974af75801b48836a60208728f59654cc2d11c0076b1827385ce46fdf472e8712f8042e5ee931da6265b81b70e9fcf9ae983507858cc7d2f6ac4db8703d2fe8a214397f0417cfff116005978cdc153e3102c2f8e4856885506b75e17cb8dea2ecc49f4851713a11c4f1d5088480422d4ef5da5426d9c269c46b13fab413a8665f192112cf1a53eef447c2320b80d8787cd9f27b426c7361050484d4700d83d26702e97dda7675828f71bcb442214f780419cd0ceaf9c167f829f49142115251238b98694694bb339a4873cac0740e81000b516ac568036c9cab6554e48566e0aa2166aad06304773ab78bd8aa5ee4fd9c1919a870cb4731a748e177a843ad2914b99070e992219cb8cad06109f4f4c2d6a394d568b29e0ac01de79c8ccc55b82d485d803510514d03bbed7a76fa8fd63489782fe3c11a045341911e588b5f2e2aa589cf01e5a53d464c5e744a183224f64bbb0e88f1d188875c77c6a008f7c12590db2541c200ec5ccdcf2a7d0dbab8e6d826c256c5d68e1be793a8a54c88df61d2886701eed85e5e833f45de89696ea704cca2bc664a379d237891511a7a3b8079e3d244fde4a926aded3caa7ac70252caf2ad8cf10534a2148a5629c904913e7159a52a53688497a1f823b42bb8586e610ce4bfb76e62b1bd793ec4cfbc862dc83b2d7f5bd0660f1c140797a9620588d2d9047fd0e90313d130c5616140f3167840711637664ebce40d6936d15e0de2300c13653149d276993c3729b3262a49a9d39e109778b7b94b49a266879c8e458b3ba83b670991d81a392d350028081097e9d0d6853c6f1bc69ebc314dd4136f83a59069c447a684d513861b580fd379ceb5090d70531611691485fa0172924fe003d91a83f495d1f42a25197ddbfc08c7832581c0e37bb5f015ea0022c2b2f0e21be5250c0254b243881c5befdd1dcb74e966559339bcc9f41e842a99afae88e12a8cd3c2c3fa4d0efcdb289fa438e5a1748cc5c5aa688ca0449a1207e47dd26ac48dab80976db6ab35409c1e1f830ad9d6333abc94a8abc8b46b58cb5a447c12f6d3a0cc3bd5b0f9d0f5b52668fd0d8bc1d0ed9d03ffdc33d3eb837fd9018afbe2873e4ab4aa5e5f888c0bb6be88f868b96da109876fab4560695c411b235e8537f6719156da92e100976e14f129edeb426ac866ecff8340a4ff88e81cf14e79baaba5d03ac82d36203720d0e26240ed3a26ad561f058d217e3fa156d480b8c6443a104560d2ef36948b43aa99a63fc750aadf6886a087954fc9b1ccb85b091b30c206417b76010ff9d6b8db455da75238b066cb2529ea5576fadd88a7bcbb7e5eebadc6e8c3d8ba510a15718186233a1e90635510981ff66bf50e56dd46a8c7a20a3dbe753229ba3b440f9b063a28066f140897d8abc873c8ad58db295a41e243dd293d489df008', false, NULL, '2026-11-23 00:46:29.597+00', '', 'Brand development or brand management: which do you need?', NULL, NULL, NULL, NULL, false, '{}', '2024-12-31 09:00:00+00', NULL);
INSERT INTO public.articles VALUES ('9', 'You were right for ten years, and that is the problem', 'PERSONAL DEVELOPMENT', 'Expertise makes you quick, then it makes you blind. Four signs of the know-it-all trap that you can count, and the notebook that gets you out of it.', '
<p>Take three jars. The first holds 21 litres, the second 127, the third 3, and you need exactly 100. Fill the big one, pour off the first jar once and the small jar twice: 127 − 21 − 3 − 3 = 100. Now use jars of 14, 163 and 25 to get 99. The same recipe works. Then 18, 43 and 10 to get 5. The same again. By now you are quick. Last one: 23, 49 and 3, and you need 20.</p>
<p>If you said 49 − 23 − 3 − 3, you are right, and you are in the trap. There is a shorter answer, 23 − 3, and a child would have found it. The psychologist Abraham Luchins published this experiment in 1942. Most of the people who had practised the long recipe went on using it when the short one was lying in front of them. Nearly all who met the last problem fresh simply took 3 from 23. Practice had made the first group faster and, for one question, blinder than beginners.</p>
<p>I know no better picture of a good professional in mid-career. Laziness and vanity may come later. Efficiency comes first, and everybody applauds it.</p>

<h2>Open-minded people are caught too</h2>
<p>In 2008 Merim Bilalić, Peter McLeod and Fernand Gobet reported on strong chess players who were shown a position with two wins in it: a famous pattern, and a shorter one that was less familiar. The players found the famous one and then said that they were looking for something better. A camera followed their eyes. The eyes kept going back to the squares of the solution they already had.</p>
<p>Those players were not boasting or lying. They reported an open mind in good faith, and it was not open. This is why I would throw out the usual portrait of the know-it-all as the loud man at the end of the table. The loud man is easy to spot and easy to correct. The dangerous one is polite: he nods, says “interesting”, and files every new fact under an old heading.</p>
<p>In an office it looks like this. A sales manager in Accra has built a distribution business on shop visits. Fifteen years of them; he knows which trader at Makola pays on Fridays. A junior tells him that a third of the repeat orders now come in by WhatsApp after nine at night. He hears that his traders are hard to catch in daytime, and moves the visits to an earlier hour. Nothing he did was stupid. He had a recipe that had paid three sets of school fees, and he measured the new jars with it.</p>

<h2>Where your gut has earned its reputation</h2>
<p>The answer cannot be to distrust everything you know. Daniel Kahneman and Gary Klein spent years on opposite sides of that question, Kahneman collecting the errors of experts and Klein watching fire commanders make fast, good decisions. In 2009 they wrote a paper together. They agreed that intuition deserves trust under two conditions: the field is regular enough to be learned, and the expert has been able to learn it from prompt, clear feedback.</p>
<p>That gives you a way to sort your own week.</p>
<ul>
<li><strong>Fast feedback.</strong> Which subject line gets opened, whether the print matches the proof, whether the customer at the counter is about to walk out. You have been marked on these thousands of times. Trust yourself and go.</li>
<li><strong>Slow feedback.</strong> Hiring, pricing, choosing an agency or a supplier. By the time the result arrives you have forgotten why you chose. Your instinct here is an opinion with good posture; get a second one.</li>
<li><strong>No feedback.</strong> The applicant you turned down, the product you killed, the buyer who never complained and never came back. Twenty years of these teach nothing, because no result was ever delivered. You have merely agreed with yourself for twenty years.</li>
</ul>
<p>Most seniority is spent in the second and third groups, with a confidence that was earned in the first.</p>

<h2>Four signs you can count</h2>
<p>“Stay humble” is useless advice; the chess players would have sworn that they were. Count something instead.</p>
<ol>
<li><strong>Date your examples.</strong> Write down the last ten cases you used to win an argument, and the year of each. Look at the middle of the list. If it is more than five years back, you are advising a country that had other phones, other prices and other habits of paying.</li>
<li><strong>Count your questions.</strong> In the next meeting, make a stroke for every question whose answer you did not know. One that ends in “right?” is not a question.</li>
<li><strong>Find your last defeat.</strong> Try to name the day when somebody junior changed your mind in front of others. If it takes you longer than a minute, either you have stopped being wrong or they have stopped telling you.</li>
<li><strong>Have your interruptions noted.</strong> Ask a colleague to mark each time you finish another person’s sentence. To you it feels like understanding. But people tend to put the known part first and the new part last, and the last part is what you cut off.</li>
</ol>

<h2>Keep a ledger of what you were sure of</h2>
<p>This is the habit I would keep if I had to give up the others. Carry a small notebook or a note on the phone. Whenever you catch yourself being certain about something that will be settled within three months, write down the date, the prediction and how sure you are in per cent. “Rival drops his price before Easter: 80%.” “New hire passes probation: 90%.” When the day comes, tick or cross.</p>
<p>After half a year, look up twenty entries marked 90%. You should find eighteen ticks. Say that you find thirteen. So when you say ninety you mean sixty-five, and you can now work out what the difference costs. A purchase of stock earns 2,000 cedis if your hunch is right and loses 10,000 if it is wrong. At 90% it is worth taking: 0.9 × 2,000 less 0.1 × 10,000 leaves 800 cedis to the good. At 65% the same sum reads 1,300 less 3,500, a loss of 2,200 cedis on average, every time, in the same calm voice.</p>
<p>The ledger has a second use. Memory edits in your favour; within a week of any surprise, you always suspected it. Ink does not.</p>

<h2>Habits for people too busy to be modest</h2>
<p>None of these asks you to feel anything. They change the order in which things happen, which is easier.</p>
<ul>
<li><strong>Newest speaks first.</strong> Once the senior person has spoken, the others are voting on him. Reverse the order and you hear what they saw.</li>
<li><strong>Name your price for changing your mind, before the figures come in.</strong> “I will cut the radio budget if fewer than 30 of the next 200 buyers mention radio.” Written down, it binds. Thought of afterwards, it bends.</li>
<li><strong>Work the line one day a month.</strong> Answer the WhatsApp enquiries yourself, as a clerk, without correcting anybody. Half of what you believe about customers was true when you last did this.</li>
<li><strong>Be the worst in the room every quarter.</strong> A language class, a coding course, a drumming lesson. The subject matters little. What you want back is the memory of how much it costs to ask the stupid question, because people pay that price whenever they ask you one.</li>
</ul>
<p>And once a year, put one of your own rules on trial, preferably the one that made your name. The distributor of a moment ago could take twenty shops, replace the visits with evening messages for six weeks, and see what the order book says. If the rule survives, he has a reason for it again. Until then he has only a history.</p>

<h2>Three words on the answer sheet</h2>
<p>Luchins tried a remedy on some of his subjects. Before the last problems he had them write “Don’t be blind” on their papers. It did not cure everyone, but a good number of them stopped, looked at the jars again, and found the short way. They had lost none of their skill. They had been told when to put it down.</p>
<p>I would write the same three words at the top of the job that you could do in your sleep. The hard ones you will look at carefully anyway.</p>
', '/pictures/9.svg', NULL, '{learning,expertise,judgement,habits}', 7, false, false, '2024-12-29 09:00:00+00', '2024-12-29 09:00:00+00', 1, '', 'you were right for ten years, and that is the problem', 'expertise makes you quick, then it makes you blind. four signs of the know-it-all trap that you can count, and the notebook that gets you out of it.', '', '', NULL, NULL, '\x1b121d4454937a001421c3dcbea8be39adef52369976bf5affd532e253d017ee53844280d63193b7646e6d9b926932fc7fbfd2a459d04ef0101aca5ce7bef77fd5d2ad54b72ca75a921d2db36d6d3bcbfa65240769060d0c4c05cdb0d0595016caa32a6afd5e71bd4452f4017927555529f153870e5d727ec7b1658aa480e4d2ff784b5b868f85199fa924521d4968666c38d84712faee7737c4685ddf62ffe0e2dba3d77f90d2e3f0f2526f36adb8f13241a94fed649473010f24a5f237ae6503cd0c661b60d31bfcd1672ad01cb92e3506547548b14c579a5de3fcc79f3ac51f9bc377e57a43179eeb826a03397afde301fb471df64f0eab7ce7c1315cb161c7e5cb8304ed135c2cea05c6a2653bf68b19fb973a1c3df0f3fdbdfde3779aea1f05dc69c8ba8c79438511b451c053321fe48faee0e0b0c3d1e5baae9c9e73077b01abe1df001a4535b22f1c4ebaea15acaa1afeb9bea4d78d179a7bc7eb6343165b700110275db556434fc0ea1ea89381ab063ee43ace17589a432ae7785a4fc239306c4e477c5e14c3f31ea033c4e8d14bf72f1f1d04c07e1f1cbb3d528fff263fdb9b8e01cb1800aa794f4df3cec401628d88193d8f850ca995792643f9de30053c672aa9012e34b898d89b211a8efe0c7efb563c5d03413b1c56757ec2c161c0cbeef591fb0a956a5c8a35051ac83c5eb19f32dd0ac4da7458a753729e53703d12e26597994add0a7cbe89ac3080ce74baef1eb07e760d46269a290defe624fdcef628c0e9dcf792d92c7c7f734a59bc61a286a8d3089397bb757f1864670a3b54ace7167109cffdb5f60da72a6da8f616ebd18b99f3ced4ebb68f13a81a45aa9bd1e767c02aa7b4e1129ec5f8cdb8238992fcff4387973c9073cfe253d6be95f5032ef9cf171eea9a1d62d5711f4fdf4268401cc760ba942d4269812be2f35506bdce9a9abb0c3dbb075f143989b9b8247e05045fe20a1a701c704e2076777501203466fb9e2c850aa0bd6983b9c26a75f26097999249a8aae285e5aa8fb5d64ea0951ec86dc06da4a5028935540f5290baac75fe9620fc19725edf17e7353c470726eaad31259eaf653df0240118a9ed406d24eadc0fb33ad64ae6354fb5d042edeeb510bc47287c429c994f814d99cc66b1c8ac511f652721ef3f5cc6869540dce063d105c6a751b54a096d9c15129683f0f58ef80efbeae777618da49546d38c39dd4396cf483e3647b12452d291b1f2016c5687aeffa3a7327b544c6d0ae01bc5306b12e72b1827e6766f1dae86f8f4fcec9f0d3260e783bc393ffb77d4cad5c689b720f38281a223a76ac2d0c339533f9dfd2aff33d44a3c5bc0e1c4b04567278600ccc9b121ed32c92fb91d63213ce708afaa921c84f4da22c98a1b6f1875c6a998b825c6570cce9cb1310b9a767c15b34b4c0689a3ceabb34f3a9ed156d3eb348f76a4190f8aa478ba654eed329c5332dcbf24a06e283b7b10cc5864180020501635f93f92b16ef83092dbed79c66511775978d23bfcc33ae011cfd2b458dd40c67a964d3e7cc992e10da973e8a9190b0b00b6c6006263a7f44019c2bd112e389f91f46d3c23dcbdf418bd605e67e9db4fc47d4f19d60db28ab117eb820d64a8638ba36a82bbb70e2c47869d32150001b208521d24317f48a0f266dda6560e2c8792992b0706b725285a6a9dc0e2fd0676a4da966a8e311b0aa99a381e072c35ee3fa131333790ccb75069789258324e236e1d047057b2f88861d2ebc42179ba8975b98ba641716d518ae248a9b978e2b0768207263f248e7b3b6db09be01f95de4aa713d12837210d349775715dd459b23b9a33dd05ddb08f2cb47d83957715dd4af62aea3aa73c97d86b7a8c6f883cee51c57abbd279b95148ed867902cbce1497148eb6936c1fa1f10dfaa02b94d72738abc4fea3b9e8347b0737dcc207d3e93372ece02433d560c1c15ac860406e1a2fccdb800716a27a78fec0c76ab7df94289237c0eb67ee64bd42c830e919dedfd1af05d01505c3ca20a8a57b7f59b9bcd6de9162a1b4d5e107019fb47a368d3c5ebdb372ad163cd7e1ea611fb94893cfc0585b6812ff72a3016f922edfbb47b2b04a5db773fc0b24921703af79632e3a2d8977a8f3cc59795f49fa5426af646b8a06776dea93ebeef27cd9a83be7dcc221db2b4de3413a91e9b3e8f0af30e044b223308bd4a999a67cd587b7b4f81834b36aec0637b3d1d948a43cf03dece8f5a8d725776158f43516b0259c1dbbbfae8d8b3dd1620e8e68f1aa64daf607f0fede1c96f57ad36da2c082abc1daef791d4ebb9e659d22544dd5f94b7e0eb90f6c37f1c23bd049531083870fd9f776dd681fbd46f5b185c7624ae2eb029f28630d294036b6b197662662e17a909ed75ad14105d5b35ae423878007b1da9a6c726073549ea166cfb4af7be3d430d6699df815fd9857631f66ebee7215d75758c06ae5f167b668c9ce6b1e70b785ca748193c41fb2a1e53d72980eeec63ae043c14ad658a713e327e096912c12c363d6d849bb0ffaefcbc6e2a9008539156c8e288e014f95816f4813f021797649a6a45b0d18e30ea6f1fdca27508054aa8d89b09d64d376505aea92aecfd0e533eb8e60fa186edbbf9d7747528c4d67e27936419a8890120cab1925d23fc19850040adb33f17040de9f027952daef12f1134b688c9bbc4b56b3bcd5be20d78961a593bce8d2a1cdcdf5a6f984ba84cc983c2d6529eef53c3091372e3dab85a2912e7a6afa8e65963871ee62ae847713a86b547a9a95d616413e8b068e8e0cca2bd1af3eacce1d6cfc084578379b997b7830a43363cf0abddd461028cfdf43c0a34f352471ca79a9f3a473f5ecdef96ddb2e6f49ce0c570a2e2b9a0c1d1983196f0ddc9f0297e6d1f9d99f066b6a13f0569b93bd96cc896d2a65cadfd2f29fdea9aed6aaaf20e035102ddaa58c998a6bd610df901d7dc4aa54616fc298cfc4f90b616217eb64bf690878c23c83904c356d8fd8ccb49b0bd8201ae855d11aa543da76b29101ab70c740619bf4756e1e16f3d25d2aa5c1aed4b4ea8614966b38e2c9cdf689589a21b121113c3322a4adac9b6b9e3c2b10318cc37eca6b9e78ec0962057690471970e0e31588828d1652c71e3ff0cf38e5549799d86b660cc4e8ebc8d97f7e787ef6cf6b39a504af10325e6c774ff04513fc11a8a32bb8b4f76dd84ee3f3b37f9ef3025bf800f3ffa5884c0b71cee5155c6ed97eb0449ade00c08aeb254e9a8cd1e0e1eebc88542650ca9d78d1e45bfed07d47b24817d107fa570eaa9e0b895398619bc23138c3430b7843d0e5016d498556db8037ba9df9786ed44443f154ffa68929c3e48bb71d90accc2bb208d203c74df2b25992c004773949910b25d347b3dbb03dc5ed07d7b8c3ee956c387090d788dcc7611936ea30d6ac3e8ad9653a2926f6d46050d3d6f05b18b00eb8edb3108e775a1c8844b2ff6757b0172ee3bfdfcfa4ac36ec85fda3de9dfce833c3a571b8b687b3a8f3f9c9f1b707e517aead4e90f58f0cfbdd61a7a3c3ee786fafdb6b4995e1e30107dd419704dbbd532eb4c13341b7c9a990e1e9f97ea434c139764d6d7b16661c89d247d57ef88c272d0ddc27942c2bd617dc35e9b496ab9b2113e9652803e516e069b6e23d9f35e98d98a3ed2dd5747b95b7b8590d68a96c45a60938d5a9eadea6f1f81f4cdab3399e8bf7c89916645b20cf4ee56609b6b52b0bcb0a861c68562ec025312d67866fe6d0741f9897208a7af89cdf083d3cc9d32d31b25a891d1a757238d6a4c5878eee7720a5bdede5521ade9329e0f5725cb34185c0461bc7601e37182d01d50b9b6f838076c8739e63ec6fdb41031d9b9bdf9a2c179e94157e3511efe5ef17d42288ead3819714383bdce32b62034494b86d67603d00983a3048e98b3073a3c783386a5232af105fcabaf201a843146bf421a70f5b97f34801b1a48052211c5d04dca614348a86c27dcedf55c19e80da7d87407d1013972d2d050cdcef31ed21df92e07a360d69c86b3a8ef441436523b1ba3f54054ac644e41060db943bd3dc2d9a247d2fe97e5b911ae96e6732f74249e48a6ff0c336eda2e6e1822a1207eff5a54ed31fb6330448b501d78679722bc9e4e49b1c2643a3f277529615e8a9d3aa475c236925be3544fda6ea8d9924c5a6db8c901dbfd9d585efb77686690bb6764997e628f6b61d803269be2d9e28b078928046f8be8cf29792946048e539a4e1973cfc2c689d745f745d6594eb3721786ed305df0b8f9c5c64d5af01b451fef215556bb29c8419f6a2757833059dc12d224915ddbe8a890ed536b3637bf98257eeefbc60cc59c436a6b8046ea018a3d6baaf89bba453819a3a4fc890d29fbeadae67e2659dcdbbec52aa6a73e3f8561233423db3c75be6a0025b602a4ea555fd8df51212aef956eb89fbd61c66a22547b359c8283c230aecd42c8a8d41bcad9908cae6fcec9f7b1452e693ea0e6c691bc9548a43c3c54f9cd2a7c85614e82abb9daeabd71eaa3aa7cee23cd8980383b789955ba6f9712f35bae9569d592ed4309bf152e63c4086fa85143ca1bd6e26078322add7798cccd6af5b7fb6e4c024eda25b4f79fb3ef13ebaaa36fc3b7cd63553b1603be935e16d2d3197c9ccaa4479d9ae045e9ba4fb28bb502f4d0d82d60bb500', false, NULL, '2026-11-23 00:46:29.607+00', '', 'The know-it-all trap: four signs that you can count', NULL, NULL, NULL, NULL, false, '{}', '2024-12-29 09:00:00+00', NULL);
INSERT INTO public.articles VALUES ('10', 'The seven skills that pay are on nobody’s certificate', 'PERSONAL DEVELOPMENT', 'Writing a page, doing the sum, naming a price, keeping a date: seven skills that raise your pay in any trade, each with an exercise you can do on Monday.', '
<p>A certificate tells an employer what you were once taught. A salary buys something else: the trouble that goes away when you arrive. The two overlap less than parents hope. Below are seven skills that make trouble go away in almost any office, workshop or shop, and that hardly anyone is examined in. Each comes with an exercise that needs no course, no money and very little data, and that you can begin on Monday before lunch. I have left out charm, which cannot be practised by lunchtime, and passion, which every applicant claims.</p>

<h2>Writing a page that gets a decision</h2>
<p>Most business writing is a record of how hard the writer worked. Paragraph one is background, paragraph four has the problem, and on page three, if the reader lives that long, there is a request. Amazon became known for the opposite discipline: Jeff Bezos banned slide presentations from senior meetings in 2004, and those meetings have since opened with everyone reading a memo in silence. You need no such power to borrow the idea. Put the decision you want in the first line, its cost in the second, and the reasons after.</p>
<p>Compare “Following our discussions on the delivery challenges, kindly find attached” with “I ask for 1,400 cedis a month for a second rider from 1 February; we cancelled 31 orders in December because the first one was out.” The second can be answered from a phone, in a taxi, with one word. People who can be answered in one word get answered. Short sentences also favour anyone who thinks in Twi, Yoruba or Swahili and writes in English; the long ones are where mistakes go to hide. And on a metered phone your reader pays for your attachments.</p>
<p><strong>Monday:</strong> take the last long message you sent upwards and got no reply to. Rewrite it in 120 words with the request in the first sentence, and send it again.</p>

<h2>Doing the sum before the meeting</h2>
<p>I mean primary-school arithmetic, done early. A shop sells phone cases online at 60 cedis. The case costs 35, the rider 12, the payment charge 1. That leaves 12. Somebody proposes a boosted post for 600 cedis, and it brings 40 orders; the room is delighted. But 600 divided by 40 is 15, and 15 is more than 12. Every order that the post brought lost 3 cedis, and its success cost 120. Spend the same 600 on a product that leaves 25, win the same 40 orders, and there are 10 cedis left on each: 400 to the good.</p>
<p>The person who says this out loud, kindly, with the sum on one line, is worth more than the person who made the post look beautiful. Nobody in the room lacked the mathematics. They lacked the habit.</p>
<p><strong>Monday:</strong> choose one thing your employer sells. Find out what is left of the price after everything that must be paid each time one is sold. If three colleagues give you three answers, you have found your first project.</p>

<h2>Asking what happened, and leaving opinions alone</h2>
<p>Ask a customer whether she would use an app to order her vegetables and she will say yes, because you seem nice. Ask her what she did last Tuesday when the tomatoes ran out, and you will learn about a cousin with a van, a phone call, a debt in a school exercise book, and the reason no app has come near her. The first question collects politeness. The second collects evidence.</p>
<p>This skill pays well beyond research. It settles quarrels (“what did he actually say?”), it repairs broken processes, and it makes you the only person on a hiring panel who learns anything. “Are you organised?” gets a yes. “Take me through last Thursday” gets a Thursday.</p>
<ul>
<li>Use past tense: “When did you last…”, “What did you do next?”</li>
<li>Ask for the object: the receipt, the screen, the exercise book.</li>
<li>After the answer, wait three seconds. The useful part is often in the second half.</li>
</ul>
<p><strong>Monday:</strong> ask one customer or colleague about the last time something went wrong, and put no question that contains “would”. Write down one thing you did not expect. If there is none, you talked too much.</p>

<h2>Naming a price and then keeping quiet</h2>
<p>Many careful people lose in one minute what they earned in a year, because silence embarrasses them. They say “my fee is 5,000”, hear nothing, and add “but of course we can discuss it”. They have just negotiated against themselves and won.</p>
<p>The stakes are easy to work out. If you ask for 300 cedis a month more than you were offered, and get it, three years bring you 36 × 300, which is 10,800 cedis, before any later rise is reckoned on the higher figure. The conversation takes ten minutes. You will not soon find another task at that hourly rate.</p>
<p>Bring three things: a figure, one reason that concerns them (“since June I have done the month-end alone, and the outside bookkeeper has gone”), and something you would accept in its place, such as a day at home or a paid course. Say the figure in a full sentence. Then stop. The next person to speak is them.</p>
<p><strong>Monday:</strong> practise on something small. Ask a supplier for a better rate or a fee to be waived, give your reason, and count to ten in your head. The answer matters less than finding out that ten seconds can be survived.</p>

<h2>Promising a date that holds</h2>
<p>Talent is common, and so is the phrase “almost done”. Someone whose Thursday means Thursday can be built into other people’s plans, and whoever is built into plans is expensive to replace. Optimism is the usual enemy, and it can be measured.</p>
<p>You guessed two days for a report, four for a price list and one for a form; they took three, seven and two. You promised seven days and used twelve. Twelve divided by seven is about 1.7. That figure is your personal exchange rate between hope and calendar. Multiply your next estimate by it, however silly it looks, and you will begin to be believed. Note also how much of each overrun was work and how much was waiting, for a signature, a logo file or the power to come back. Waiting can be asked about on the first day. If you are going to be late all the same, say so at the halfway point, when it is still information. On the last evening it is only an apology.</p>
<p><strong>Monday:</strong> write down every task you start this week with your guess beside it, and the true figure when it is finished. On Friday divide the second column by the first.</p>

<h2>Handing the dull part to a machine, and checking it</h2>
<p>Since ChatGPT appeared in November 2022, it has been fashionable to fear these tools or to worship them. I would do something duller and ask which twenty-five minutes of your week are the same as last week’s. Renaming files, chasing the same eleven people for the same report, turning a bank statement into a table: 25 minutes over 48 working weeks is 1,200 minutes, or 20 hours. A spreadsheet formula, a message template or a language model can take most of it. This counts as a skill because of the second half, which is knowing where the machine lies. A spreadsheet repeats your mistake perfectly. A language model may invent a figure and set it in excellent English.</p>
<p>So keep one rule: never pass on a number, a name or a quotation from a machine that you have not seen at its source. In an office where everyone can produce a page in ten seconds, the person whose page can be trusted has gone up in price. And keep customers’ names and account numbers out of tools your employer has not approved.</p>
<p><strong>Monday:</strong> pick one repeated task, do it once by hand and once with a tool, and compare the two line by line. Keep the tool if it was right, and keep the list of what it got wrong in either case.</p>

<h2>Making somebody else good at your job</h2>
<p>The oldest advice in a nervous office is to keep what you know to yourself. It protects the job you have, and it nails you to that job. Nobody moves the only person who understands the stock system; he is needed exactly where he is, at his present salary, including during his leave.</p>
<p>Teaching is also the cheapest audit of your own knowledge. Explain a task to a newcomer and you will find the step you have been doing from superstition. I would keep a one-page instruction for each recurring duty, written so that a sensible stranger could follow it, and let somebody else carry it out while you sit on your hands. Afterwards there are two people who can do the work, and one of them is known to produce such people. That one gets the team.</p>
<p><strong>Monday:</strong> find the duty that would stop if you had malaria for a week. Write its steps on one page, give it to a colleague, and watch him try. Do not help. Every place where he halts is a line you left out.</p>
<p>Seven exercises are too many for one week, and doing them all would be a way of finishing none. Take the one you were tempted to skip. The boldest people avoid the sum, the cleverest avoid the date, and nearly everybody avoids the ten seconds of silence. Do the one you have been avoiding, put a reminder in the calendar nine days later, and look at what you have on paper. If it is blank, you have at least learned which skill you will be paid least for.</p>
', '/pictures/10.svg', NULL, '{career,skills,negotiation,writing,work}', 9, false, false, '2024-12-27 09:00:00+00', '2024-12-27 09:00:00+00', 1, '', 'the seven skills that pay are on nobody''s certificate', 'writing a page, doing the sum, naming a price, keeping a date: seven skills that raise your pay in any trade, each with an exercise you can do on monday.', '', '', NULL, NULL, '\x1b81224454937a001421c3dcbea8ea37ad6fbca2d04ebd52f36bf5b511126189df14a10f8056f4272fdbb564bd69b96933fc7fad2c1f501b1a30d63ef7becc88cc2a754456490e57758f23246fabdadb926a6f9a46329b3032341c33fbc365679f904fe8d7254a768f0cc7801072effc4eaac352d7e397b4376cc02089eccb6b38e1ff8073ce062ab893d1851517f8df60918a999521a56338d57ef0806b1865d2056d5d0ced3e159c8dbf7d7ac63f7495da66c6fabbb8bdc0ca02a7a8dd78dabb3d076c8ebf9d054b24bc30c1ca01ae6b061ffec5807b9c65062903210340e04be0907cd1b997ab3d910a5668bb290b02f04c83a6bbc8ed218a3f776be37d9e1c0369cccb197f460a2319f886f2ecdf47a412f090ba019d8c6c88829cf5911bd62e999dfd63fddf1401f24af357854757797bcfba007e151388fa6be391fb5e04c4d83f1ee097f0524aa40518fa1bc8b57443c0533ca0a0e6ab1c41aaa3cb88935b81cdd8bbc64ba5ff907144bb9c4ea87dc578eab59d941305d0c7f070f86b7164d3b105fca6c9e3f92e61a23e88cfb25f634a4d053124146d319f55d271c6df5dc81683cc8e15267803aefe9ee88e63c01b527a81fb231cfe2dd3b24b13fd3880e41951134740da06eda474f11d656eb08c4f418a7c941539ed191f244269f6ef94fb289afa8d80eb913e3db3445af48014ac857d69ab7b61fdff2d2326ebd29453e16ff18cb75bdce34fd2e352c02136790c39dcdfe0ac69bb8033f6a9f40648aa558afc1362bc5fb1cdeb4390a133479029443808bb1c93fdc8a334f7172d652e1d07fc21157be02d2d29a1acff0b70412baa32dba3995d6f05bca9be258751c94decfbdbc4152514587bd420b9817dd37e9356b240dd2a666ff77f29b0092b4ffea6328e87db793e440f0fd60abc6241731f08d04bba809b8eacc12e95f483b7ce70dfb46f733c1eee9cf185e3e1f629c8766fbe78da5cacd7e838c6533caa7d23f5b380be070dc4c529969ddc7f8799134533e7ee70c4f929e850b1c9b40b18a2b2874388c03293e55c095dbadeb823927600f19ff102231381766bc33fefc0e9268d25d45813c5fe9fce3265c63c483322001f4bcee59dc701ef0751c755f1d0df355036c124c85d55caa25168b8eeecfa739b3935f843b4b6447677dfcf34a49c42a85cd481515fea7746932a74a11acdaa401d3026ab6ed0ea5f71c19022075ce71f80acde75990da2369a814f4cb4dce6af7638a69a51bab5406fed5bb4ed6bcf64793aa234099b98bba04e25b15acf975e1ce77f5179ca0b5c02deb13113124ed7d3b3b5ef829f0d53a5fa3d084f6e349a29ec34a21aba0f7820d015e46feb0806665364eb9b788a916b53d3a4aa7ee7c4ba41244345b506b5ff0e98342f65925a53adb4da51fb8e8c9381447b07e4b842b32b214728f3de369c5f368608d0f3e9d996d04ba2ff7dcf383d15966b4c8cb73d3d5b7b6cdf4a5ce8b24d72c163422b621e2b729ac86cae92c86fd6e49055af182ed6a96158686a2ab449d62efde0605cef556fc25a4975a65dac8f9b4f2f1b6ca7975b86d17b8582b3063c4c79b56e5a963d2a224d455234e40d0f9c776c6b102b26a3af9c9ead03de4f4c424856f546700cf913a46f97b4b3cbfc3b2b67640b33954dca80df9c728aeb6b2b1051ed5b70cdc9ffaf83e68f3a4e565ccab8bc0c6f4d14f12eb2d4c865670d1241d320b91dec5a0cac973ef8e9016f3bdf8f74fe72f5fa25d941eb1d025e498cc3388509313db06b7ae5a73e3fb61c70f25c325d1a82e0c9b87bd66fcad82c0085dd25e0112d63a4046176942bae94a80b814b961bb32e9bab89929552f46a81184915ff4593fca63c6daa29237fc85a7732cca1150f78af8970b266b3aa657703d4eab0133b14f21270adce87fe4752f00e38b860771a87548c0438e911085afd1cabfd14932c6f4acd1125a151d149c0c130e6a8c39e7b16d566289db4a49c71d1b014b5544f4c680b8f18daa9976a435f39f326a64883ef6e2a5bd4c8f857d3e88b4be745a904c1c6a87073358d342a943e66149163214edfc59e4a538fde4447396f5923b784b825705756b09a157c6f798770b11cf985f0bdc60d5397a1e05f6f1855248b9c50083fd3b961929cde6cd9682d15cc744c1ac8f00124a0e35d3218e49c61d92424d5442a7ca16d74f37f327caca4cad9f0d9f170eb43fc773b3096f86b7909c09b3f1d0f779f4b9801a3e7d930a41b31023a63de63dc301ad880e62e2f89285a6943e2c511cfedaad494d309b9815e823499af35ca790dedc6b10f492faf0bdb816553eeea285661bc08f932547ddf9f9336ef037eb1d4393287731952ed8f87dbdfa081d15c92563e7c3cfc773cdc35fbc321bc5ea2603ca8ce8cd7ba494696364fc66fc3fc76c769f2c2e2c1a1ff7e0a8bf42f04ec74267ea4c14cc993d3e18d587b3c8b76174f74b7e97daa1f0b06bf1d0121e984d0947f17a21f268208ed8d4304258f8e67c6bb6b9d66c5f6a236b5e2831c914a41f10e3a9754cc485acf37c7c31dbd591811ed9fe63e991016b5f2cd944e949d8236d402eb142d13e584faa608c61aa3e51549145b7236f43a6a052a00dfc71f6b62c74b129a9fa3fd1c2f411cad25a1be78363f2786fc2ac70937834242e98234a704fa1ff14e7ccff463d860b771ccf8e4a02f1c0fb7e3822d8fdfcfe7a860d1631a8c10296cbb8562dc616a6b4e37730dac9cc0fb8ae4b6d3099481cb87d47e5cb8174f842c849ff0d347071e8df33e2bdece52b2805124b516256784342d588da5250744ac3e7c8eeebb42d949116dbb859e9e0650b9a660262c31d7608046fbbc797e85ffff3c7262bdcffffee274dd7c8d8102e8e1a393f7abdcbfe3e8966c99b49df821980bf20ad4e295d457152eba277d1b28ee345322df0e1d8c9f295d135bdd87bd618a831f585acc7c24dca2077758f38247e55803ee4dc2d392cb5eb16f41a7df366085e716eccf75ac784109d274f2d567b5b07030c4801fd8b2e50448a9087699ffe4b5b3b3f809e08199374aa0d32a1b77cb501e51957c8bba8ea7e2026c93c2d4299d8d50d63447ca3f4c4d90c0f1f656c07b5a46e0f939e691af325697b55b810ea7abca6f29573f72c1f3f6e133af83946192108207bb814bfc721dde13ac6a1fb855438b4e0d4ef0585943506948604bfb984be0645417d82e57df4b2dbe75643d6d8406e7313b7982cd8a53ce4ee0221ecc94230c3846e4d5c40ef353354a31795b654c966e90fa52e41ce768d8504e8a3515ebcd38b6ad8969f698062517b7c7c3ad243644c79a31047f7cc1b80689e89cd99f62407ad0127c0d1652103b99adc7c3dfae1f4b755de641d02003e8f7d246fc9d1cdb8a5973704657c8d15f7b3d791a938dc3fe47d52a6570e171a9d93194104987b8c6408de85d88889bc83c0b1dfc65516f1424ffd9497aca4912e477e47fea717fc479c84f3bd9694a161ab544e6594e582747a0fce8ff3a271b0d751424c0356073f98424790f129b2adbed69f88abba5c81f2c701cd9cc7db8516b1d9127af961f25d45187cfff4c240d7859b32752ac6368795006ebb86b5d9263f408a81d25ff559ce221c393161f1df121a097c8366667b5012d8f9a47a9109a47af5db5167d44199d43e62df59f4aaae0a6d167e6d48bd6a0d1b7b2f48287d119814fb27025b489187813f0db41b25052acf8da8a8f09ab17684ab5a4285d634fcf87b47e00e5bc0b3cb036457236c9bd57dfe012e4e2f40ca84383bf6b5a4ec5fa2ae790ca6f025e9f5aa804b7722eef200029aaf02bc9d22fb9e86c861c165c95f8c50b8ac32531c89767e61d7a972b15d6239ee75d6e4c695a0f8594e2a61f6dea286890cb234dcbd611f853380a7f4a1d0bdac57c2f073ca13cc49f4b4cbdc270cda504577a00a62812ea49c494f393981edf1fc81fbfd9d0842d937ed57583d6f5d9190ea78ad05a1ad1778034718a78bbdf6ad9b0eca66cb1206c40db24f2f9f8b4c85c4649e38c74621d18d674652f0e0a2f96930f6f252a30d12a8bcac02369399202663237f25f12187252345689cb668dc4b231d368b789f3320ef49650b5fe9db20d1d21a768da51b8b87ad3cd29103df0696de66f7176394a96e674f1f51a626fc6a434f9ee6973b65e6f5a1afb4c676b90504d572a93d0a696a3d257abb99d9005b4fc48502e64a9d37307a344ceeb49e29b4ac1225b48022263aa6483956d13b3043a83edf740be0754e8e61abfe032db46ec14f4ceee1db21b5c91f1425f24f3bdbce5ce45b3fbc65cc74e4ed99b326120d737213fe26ee21b5577575cd0a4b009811b2b956a7835ebd40031bd732b0ccbed0a41133d4098d15c88b96932b94b233025384754a38720532d52b58895a7e522fa4c61912ce163798b541b6eab9071bb921f025f5681c400877ee7daae7d697809932da8d34154d42cc96ace894d1dec78f87b722e50d1f58b895bafc2af5a7bf7a83e9c8449f66f145e652063aa397594cd6ea4e42d643bc9135fa839585a8ec0395560b184f5084e96d0921b05a337fd2484d2a83a4a85039ecf43ff469f28293e554cd4b0f44136bbcd54c9b7b295a5e83006275458d4845010540f012f697d6d4c1aa54529456f8067df527c9016ac2d92a362eceeb1d1e8c70beb5eaab9167c12f1959ba32c02fec3e168e54ab5888eb8e10ce7482194f1cc4da1e4018b8c8d7cd3acefd10ff6014e94097408b583d5fff6366a520fe8e896eff410186b63061f6ae86ff31290fa776dd0f82e59cf2adab8742cd62ed76ad0bfcd0d3694947a08d8f08ffb7b0002cead9b2bc864adc62088844badc32a25f7e60f010f6f6e0da00c38dbaeb62c85e742ff80821091234fea82a715a7faa11b0a4463ad547bcc9e6a722a12f24aa1101d4f16587eee6b2de85914b5a4a76ad7fcb881416daab39661f88016d2522c15a9c9bcf18e26c129dc4fcfd5f8e7327b48a5671bd75a90520ab65195e7af8913e0b5d054dcd7e8146896c3035363688896a63af8c42c3f27e3cd987a85d9526a71fb4f070a7cc95ed296b4ac2e9908523638d6b0056c4c9816abcf3e5822c610d9268271d4a824a228fdbdea3c99be8df183258d0945644527b8c13be4dd80b758df74e9b728dd5c7deff2d424101fe862f63050f69a3850b66064a901be06bcafca49b3b2c62069063acfa0c56db6cc46dcc4f64e1d31a1e70cb42c80805bd922293644f17914b0e9518d727ae90f545865c022953268e9d8a68f70a46e89e2809eeb98de4b8721aaae99bc014ccee3435d9df352331459da3079af238617b2edfdfef4810cb05b31da5fe01b65eceafb9e97b388721d825c22100dc5aea231123f22c0214117e4394e0757b7bd4cf2eff6e91678ea4643bd2eefd64bb54b92af0c130c277aae6109c09befb7a201', false, NULL, '2026-11-23 00:46:29.623+00', '', 'Seven skills that raise your pay and need no certificate', NULL, NULL, NULL, NULL, false, '{}', '2024-12-27 09:00:00+00', NULL);
INSERT INTO public.articles VALUES ('1', 'Your African strategy should fit on one street', 'MARKETING', 'Forget the map in one colour. Know when your customer is paid, which language she bargains in and what your web page costs her to open.', '
<p>The name that appears on a customer’s phone a second before she types her mobile money PIN may be the most carefully read line of advertising your business ever publishes. If it is the name over your door, she pays. If it is Yaw B. Mensah, of whom she has never heard, she puts the phone down and calls her sister.</p>
<p>You will not find that line in many marketing plans. You will find a map of the continent in a single colour, a population figure with a lot of zeros and a paragraph about the rising middle class. The map is no help with Yaw B. Mensah, who is probably your brother-in-law and who registered the SIM in a hurry.</p>
<h2>From Aflao to Lomé on foot</h2>
<p>The usual correction to the map is to say that Africa has 54 countries. Start there, then look at how each one pays. A shopper in Nairobi reaches for M-Pesa, which Safaricom launched in 2007. In Lagos she makes a bank transfer, and the shop assistant holds on to the bag until the alert arrives. In Johannesburg she taps a card. In Accra she sends MoMo, and keeps a few notes in her purse for the afternoon the network goes down. Walk across the border from Aflao to Lomé and within minutes your price list is in the wrong currency and the wrong language.</p>
<p>Even one city is too big a unit, because the same person changes during the month. A teacher on the 28th, just paid, is a different customer from that teacher on the 14th. So before age, income band or anything called lifestyle, I would sort customers by <strong>when their money arrives</strong>.</p>
<ul>
<li><strong>Daily:</strong> traders, drivers, hairdressers. They buy small, often, out of what came in since morning. Your smallest pack is your main product.</li>
<li><strong>Monthly:</strong> teachers, nurses, clerks. Advertise in the last week of the month. In mid-January, with Christmas spent and school fees due, sell them something cheap or leave them in peace.</li>
<li><strong>By the season:</strong> a cocoa or maize farmer may watch every cedi for months, then buy roofing sheets outright. Be in his town when the crop is sold.</li>
<li><strong>By someone else:</strong> the student, or the grandmother in Kumasi whose fridge is bought by a son in London. Persuade the son, deliver to the grandmother, and send him the photograph of it humming in her kitchen.</li>
</ul>
<p>Water, milk powder, shampoo and airtime all sell in tiny amounts here for this reason. A visitor looks at a sachet and sees poverty. A trader sees somebody matching what goes out to what comes in, which is more than many finance directors manage.</p>
<h2>Put the price in the language she bargains in</h2>
<p>Nigeria has more than 500 languages and South Africa has twelve official ones. Nobody’s budget covers that, so decide which of your sentences needs which language.</p>
<p>Across much of the continent English, French and Portuguese are the languages of paperwork: school, court, contract. People respect them and change language to laugh. Peace FM made its name in Accra by speaking Akan, and the BBC opened a Pidgin service in 2017. Both bet that people would rather hear the news in the language they gossip in, and neither went short of an audience. I would print the guarantee in English, because the customer may one day have to show it to somebody official. The price and the promise I would say in Twi, or Hausa, or Pidgin, or whatever is spoken at the point where she says “ah, reduce it small”.</p>
<p>Say, more than write. Plenty of people speak a language fluently that no school taught them to read. A poster in Dagbani may lose readers whom a half-minute voice note in Dagbani would keep. Before you send it, have it played to somebody’s aunt. If the aunt corrects it, the aunt is right.</p>
<h2>Every megabyte is a surcharge</h2>
<p>If a gigabyte costs your customer 10 cedis, a megabyte costs her one pesewa. Your shop page shows twelve products, each with a 4 MB photograph straight from the camera. That is 48 MB, so she spends 48 pesewas to look in your window. Shrink each photograph to 100 KB, which on a small screen looks the same, and the page weighs 1.2 MB: call it one pesewa. If she looks three times before she buys, as careful people do, the first version has charged her 1.44 cedis for the privilege of considering you. If her bundle runs out in the middle, you have also hung up on her.</p>
<p>So the price goes first, as text, where it costs next to nothing and survives a bad connection. A video is sent when she asks for it, with its size beside it. And nobody should have to download an 11 MB PDF to learn what you charge for waakye.</p>
<h2>Radio introduces you, WhatsApp remembers</h2>
<p>Radio costs the listener no data, arrives in her own language, and is spoken by a presenter she has known for years. Its defect is that it has no memory. A ten-digit phone number read out at speed over a highlife intro is money thrown from a moving car. Give radio one thing to plant: your name and a landmark, or your name and a price.</p>
<p>WhatsApp has the opposite character. It is excellent at details, photographs, directions and follow-up, and nearly useless with strangers. A broadcast list reaches only the people who have saved your number, and in January 2025 it held 256 of them at most. That makes “please save our number, the new prices go out on Thursday” the most valuable sentence your counter staff can learn. A hundred people who saved you on purpose are worth more than a bought list of five thousand who will report you.</p>
<p>Use the two in that order and you can also measure the first. Give each station its own password for a free sachet of water at your shop, and count the sachets. It is a crude instrument. It still beats the station’s own estimate of its audience, which I have yet to hear of going down.</p>
<h2>Let her see the sandals first</h2>
<p>When Jumia started in Lagos in 2012 it let customers pay at the door, since many of them had good reason to doubt that a stranger on the internet would send the goods. Founders hate the practice, because parcels come back. Do the sum before you hate it.</p>
<p>A pair of sandals sells in Accra for 200 cedis and cost you 110, which leaves 90. A rider takes 25 to deliver a pair and another 15 to bring back a pair that was refused. In a month 100 people say that they want one.</p>
<ul>
<li><strong>Pay first.</strong> If 45 go through with it, 45 × (90 − 25) leaves you 2,925 cedis.</li>
<li><strong>Pay at the door.</strong> All 100 go out. If 20 come back, 80 × 90 is 7,200; take off 2,500 for delivery and 300 for returns, and you keep 4,400 cedis.</li>
<li><strong>Small deposit.</strong> You ask for 20 cedis by mobile money to confirm, taken off the price. If 75 agree, and four of those still refuse and lose the deposit, 71 × 90 plus 80, less 1,875 and 60, comes to 4,535 cedis.</li>
</ul>
<p>On these figures, refusals would have to reach 35 in every 100 before payment in advance became the better policy. The deposit does slightly better than the open door, and does it with 25 fewer parcels stuck in traffic. Your figures will differ, but you can have them by the end of one month with a pencil.</p>
<p>The other half of the doorstep is finding it. Ghana has had digital addresses since 2017, and a rider who has been given one will still phone to ask about the blue kiosk after the second speed bump. Take both when the order comes in, plus a second number for whoever is at home. Then look after the rider. For most of your customers he is the only member of your company they will ever meet, so give him a clean shirt, small change and the authority to wait while she tries them on.</p>
<h2>Five errands for this week</h2>
<ol>
<li>Send one cedi to your own business wallet from somebody else’s phone and read the name that comes up. If it is wrong, fix it before you spend another pesewa on advertising.</li>
<li>Put a prepaid SIM in a cheap phone, check the balance, open your own page and check it again. Write the difference where your designer can see it.</li>
<li>Ask twenty customers on which day money is easiest. Move your promotions to those days.</li>
<li>Record your offer as a voice note in the language of your busiest street, and find an aunt.</li>
<li>Choose that street. Learn who sells airtime on it, which station plays in the chop bar and whom people ask when they want to know whether a shop is honest.</li>
</ol>
<p>When the traders on one side of the road at Kaneshie can tell a stranger what you sell and what it costs, cross the road.</p>
', '/pictures/1.svg', NULL, '{"african markets","mobile money",whatsapp,radio,"last mile"}', 8, false, false, '2025-01-15 09:00:00+00', '2025-01-15 09:00:00+00', 1, '', 'your african strategy should fit on one street', 'forget the map in one colour. know when your customer is paid, which language she bargains in and what your web page costs her to open.', '', '', NULL, NULL, '\x1b9f1f4454937a001421c3dc7eaf6a59b5bf74c052e1a48b95e4b84197f69cca2131246081183ecc607974b5a5eb945eefa676d5adff35b32c1e42824830df79efffdf55dd925cdb2d8d536d792691f7d4deb2bdc7d936f204ed71b20d5b18187c9dc50359a2b5f4df7a4a727ac58605b492c80c2e5fa59c75fc3c4e3a6890e44d69f12e703bcfe21cb90284af14923f1bc47fede1fe4f45593d08a15768db97d0f0c9b5321b8ac0059505c4f303787df912232d688bc71ba76ac0a847339e458a99213d9625f4310fe0b5d002d64f1ce0c468f76883cb1e07666f2c742f5b7147003fb8a83e9868d9fe0fbea319c70627ce4ac1550ab0f2df2a90621c03967bd4be88b65a25d2ee8fbdccf9fe112f74945263ed7400d3d2e03ba918b011590c1d2e3dc9b629adccd0db014b540e7547eeb445186982323cdc49b698395b0991d0293ebd734f925a1cd615817c2a20c0030c4b102418a91134de9d9b5268e868f60150601d6a4c04a27bce541c1ba00071ac454516ace09192f7755d9e836cf6c454a4a5362d83150a52d72f62be4834d78e6d0d7e89fd577f7b796ad4bf08b594a5c1e745461cfa440213dcc8f8ff7fa85bf52216d156d54a09704683777ec5011a6999e215c8836379badf01d26d03ae448091ddc398916e356efaf0b91957cfda64b8c40312394f5c429dbea458a48d307daf0b7cadb293d3c56b56ea887f885dc02df554622723121ffb42867ea4c165c60d0da26872a79188047a0a60fef77a2e4c8c8a33481115290797924f3f6df2e59606a4f9b9cf1b898be1fe08990d63c69504a5b9ae6d2d4336469a6a041371a36b87ae2bf42ee86b43719293440086c2e6b9e719bf91b51140f7b5a916e566b3de496f5cb284859c9bb2cd52cee04f66c67737f886d2193ca827997915fa41263e425cb35583b9044664b21552d47c2d2f57776b2e92079cd964de2d9d266f1977a506cbc23894e52ff700f0f89f046d1c40a8399ac31228f6382843d8d294f510944e3a061c828d7d57d0f21fda3eb5e0f07d55837678575529338e29a5e104e6be52e26657f8f256409cd769600751023a6e7a48017393683cd363ea99bb3f72b8c4d5ee42b45d8de73e4fdb050bbeba5878d72164f229c5b43c87ddd4735107ff1e9e40cd69365a2ee9bfb6a0ad0b3401f4381a6707ca20537aa2ed30f2993b77894a3289ac2a7b06ee9cd89d7f38a8cf8f74d7a40f89af9d3538752de391cf411d32ce8ebec62e713967a04a40c30880fcddc4cc7ce6461d1f7f099fce5f981f9da239c314b02c33185ea6da059104a3f7287c6507e59449f311f217e0b7d0ff7419b205a27f8ca9e306c70538132695fc3cb306e98476f97ca4f803ac94e717d20225a65cad2de8d8c71462d8b5d20fba193e1155d3297afd4b1d5e3438b63d0404cfe73cb02b7445286fa5927c4c081f80bfce49f979844f58f59ccd2167e5647461a465943bb9ae2369fc83bc1e4bf403172a0e0d208a8484e86386f178b2c16b2e5ac927cd45c90e9315e3a5b2166113b04b8dbba614d16c4d842788020fa18e63c39561d487833bbc15021b3b6292d9bfb0a981c64944c2622ceee40228a5f13bfa8621ade03ba9c44655312a5d7b6dc2f480bba8d1c67510392be36782624fb10150e84c83e9ce1c91b7d0c3b9152fdac93a9030074878d4d04a5e44ea82ab4c10745a8bec57d5577b58c1956629fa1639ab7eadc5c27b0ef1426924ebf596ca403193e1c6cb38708902575473ba5faf7713bd7717e1bca386a3cd9ceedcd5a48f5da4c492a33678294da4a1134f1b606241de3f4fe6a002cf5df4dcb656fa9436270db3b464af5b143c5c1d14c05dfbf47e2ba3f6353b7c4ee69f85c22d2750c38a6ef05a0add33c4a67e9ecbde697b2cf630e455b5deb07a974c8951cec6c47e0d63f9c2ed45b79e37f93a5f872fff3ab52fe3f3132ef5ba8fa616b2894a79d22e98007c82c399b2520fc7e32770cd9e9dd5f03afa8111975cee861153cc9f6870140b68d944a03cc510b9bbbcee66984c9609a3be7ffcdd854daf0da21a277c21009d58d5b893503a7b1ae6e30c873f6bf481530349d245a5b2f69df1b921d8d142275ae02f9adc252df88f2f54e5e7e4c5534b0ac392d845c1af7590bb0ae9e794852ad252f9e2dd1c89297f49d53a75523a8f4f914af4dd20b8719233e76465895e9a525c6537adcb9416c5c3fd3f1e54cfa886f8283ddfff70ff6f835b5a5c7a706e366df03a71b6d06d2c38b870cad6e3db7daa9c2df9c8e32ca2e10d2f0aa9ddeb8738f709aac0fc4a5875fd531a5acab1fb3053e666c823ce2a90817dea2f2c4ec0ec8e0e6b676fe92a7830b03f3d41bf48a552b8160e468c3661f08b852ec682d9bba29a6d7a832ec30b66958396e0de39fa5289099f69d364e481da251c389887b5962e5019b8b48b84216e80c9b62ab9434adaac85cdeb1cc495241b8bcf81b1baa43c933180b1ad264e9bcb4c486a0a5a75fe5be72edfdae174540e9b3b9ba10aec416221f8056ad9b5dd539c8e8c459084c9dc76bba771708240b3dfc6dc16fd90106fe2369498cf03283b4d2677987082eb634827fba5951de2b98c4b3aa90d4516b181f394c7e07b54b169b6381d9f2338ece0cecaa4cb7eb8d6d4509891df9e57f0e8dcd665911b65c966bdad977d2555f788d8a04488f3b287c1efc3854db3db6d9443ef8f4c25dec5c403c7fe422759a3e7c261e1b6b9ad990bf6a5e634a78149286270b64993fc414a2a08350fa8d322f9c07f8f6fa5b3b6e34cc9817226378cdf9bf3e5f23518c362205160cd552491a49c6bb943ade4499d8768d2c47c9e3cf34ea421c14658af9ef43c57183d6d0911bd7ccdc8fac8b813446b7008a2cc7a0778f83b0b73602f4312f2d1346e3646985f7ffaf9410a3792e8317df512f4f61f66a2f3c20dde928f8267742e2ce6971cbe09647a98266832b59e2c7367ac0725ce994bbce15d87340eae1b3a02fab310256656044882b59df788038845b50be845210f91face66834b53f8072446030c6f806190395a8162251ca7cb17af3a557f160f7b4755069610c95cab652fafcc090f16d7f63c77c13c201c0b0b6510f0d644b8f30a5298af4b832fbe0628527406d9f2642282b4f6dc379981037d817005a5840962ef09b4b183669d8971de0b8c47d20bbc55893a49a67896f089dfdf370ae94067d0b90e9ddf8312d5515d10102572d9c9459d72ef3354d282aafc6cdb6966084e290fc4697e802427d4d5c402a7621a046883181e15569d1d175c77b9cba0331e7a35376c9b93c776ff184df9711a50cf34068aa6d03fdcffa350b2f133f88111f499e795bba01884cffd74c6bb508b7a5a1eeefff5734872bc431028860ee769f807cc86b13d66d4f7e8287b0766af02efce2cdd04d1956aa504779462cb0cdd10f9e0c21d7d29de6991dd27a5c4f6288d89ee29c1aafe0ab7f4364b84eac92033e066f454b48e18a5ca691132d51619f5e511564177c0bede9b339e55015d28127451e30a20bf60281542812435d9342e8e66039cdfa8d98d84aed4e0b3ca6aa596c0a35e85798f4a80e610190993393ebb7bb611c234536c67f9a8ba3421bf40cb4a40e4427aa8c4aac1f4376ca264c33ac7c5ec2985e3886fc2e67855c748ddb7c5b42a91a804bdfaade1bd90585b3899688164aaaa0afb07bb31cb5c05f2b83f1d255f1259bbda22e019798ca920265c1b50ac398da29df7b4c11b5f82fe010e35b30cd4595c0d43af4f4c543a4e0ae5e47a776ef06916fa44eb88164db11d660168365c355b19b0c90385fdd8ff6ebb8638bac995c6ff93cd66bd11540806c5b375aba80ba402b97f81ed7eeeca912bea91812be42f099b9358aee0a8ed17170a7805e9be55d6eb2a520d88480cba9ad04982a0af6c384ac6b8c7b458f978d963b7777504e4ae0ed80ac9f19f777bfcff3b3e78b6c6c38f3f61bbff703298e2f5ad7bb6ddcf5d9a2c37bd6e5e4e32862211841d3db75d2ffee0f074dd7e7cb636ffb5276ebb5ebf581690858cad23a9585e5d1d51f0ea4707f4d198e7ea7c1868f812766eb7178b06b7002c798ef122992f49cf3ba6df5ed22e05076f0937e4fb2c0b6e38217f6f0ca3701e8b277b949ea4ffe2cd66a14d236689b7ca9ef014027c2e8b8ce5a2c393cdc41f9d52553c5d3b6488bc714f1bdfca1e8fd74e20b8d7043bb77fb4cae195274087a170dfaaeb0d6679768627cc26198ff6762a9a12f6420d5c2b6538aee5293a48358e553fcc406bea646b3afc195e5c8215a4ec648665dc18f456bd1d33e10df4d55a470b669e7b9e9b560fcc6a55edeb324a578afb756e12c3451e758fa26c517a1654b6f22543200a24e92182d8be92821b13e72eb24df124d02a1317305454f8607ca8a0505e42b0ef0365f903d18900e79412aa9f1ac6c0d665a23539b36469a0f1056714ee382a4e45cc4260523231c3a2988272de8073940355bfa40d97c704404ddb3a4e0ddeb9867ba9104eda93145628493429575b534046e0791c8429b37291465e1a2b66b8ae391d04d2aa6476136f8ab08e28acc8093045806a716e96710af012693071768d5227b916d6862a9f27d5d613108fb11ca6afaaea525354970224147968669e8cc90757658902d519b10480fcf07986f645543c50398fd26fb8351168fb90545b93c1226dbaeaa09fe567e58a4ead803aba53b10c394bc9d7a2d029ebff7c9dca842c2e8c0e7d7cff9f654621c974515d681d796251b614698f281d4582a2e225223387e3dd7fb4ddd97ef04104486ff43e373b524a26229efd62b407c3cf0dbe5136c405b4f0d075ccafd88055d8e96c00034c8051cfec1b5a48610b9de4bc06d547822730f3401a39a12c4f72d72c949d4a3032b55f04445494bb064fce40478e1181f27d13e91d674cdd3253c3eea15ee0f523106a0bc4ac82d659d9e83f0912791b3a13204778592d09dcc461e2394bd386f0a09b3879cd775a44db525aa644a3a915de6c1ea95f9209a33ac4437d57a464e4a8d840ac4ff38d0b6b590583809991736a84023380bb3e724d993544de146f0a76898a1cc50c7a90e313b246c6f89c43410d6dfa06', false, NULL, '2026-11-23 00:46:29.425+00', '', 'An African marketing strategy that fits on one street', NULL, NULL, NULL, NULL, false, '{}', '2025-01-15 09:00:00+00', NULL);
INSERT INTO public.articles VALUES ('11', 'Moses had a queue problem: leadership lessons from the Bible', 'LEADERSHIP', 'A bottleneck, a site visit by night, a cash reserve and a quarrel about seats. Six Bible stories, read closely, for anyone of any faith or none who has people to lead.', '
<p>You can read the Bible as scripture, as literature or as the best-travelled collection of management failures in the world. I shall keep to the text and leave belief to you. What I admire in these stories is their candour. The heroes are shown tired, frightened, caught and corrected, often by somebody of lower rank. Most company histories would have cut those pages.</p>

<h2>Exodus 18: the man with the queue</h2>
<p>Moses has led a people out of Egypt and now sits from morning to evening settling their disputes, one after another, while everybody waits. His father-in-law Jethro comes to visit. Jethro is a priest of Midian, an outsider with no office in the organisation, and he needs one day of watching.</p>
<blockquote><p>“Thou wilt surely wear away, both thou, and this people that is with thee: for this thing is too heavy for thee; thou art not able to perform it thyself alone.” (Exodus 18:18, King James Version)</p></blockquote>
<p>Notice the words “and this people”. A leader who does everything likes to think of himself as the only one who suffers. Jethro looks at the queue. We can put figures on it. Exodus 12:37 counts about 600,000 men. Let them quarrel very little, every two of them sharing one dispute a year, and there are still 300,000 cases. A judge who spends ten minutes on each and sits for twelve hours hears 72 a day. One year’s disputes would keep Moses busy for more than eleven years.</p>
<p>Jethro’s remedy has four parts, and most firms that claim to delegate carry out only the third:</p>
<ol>
<li><strong>Teach the rules</strong> to everyone, so that fewer cases arise (18:20).</li>
<li><strong>Choose for character</strong>: able, God-fearing, truthful, haters of dishonest gain (18:21).</li>
<li><strong>Give them ranks</strong> of thousands, hundreds, fifties and tens.</li>
<li><strong>Agree what comes back up</strong>: great matters to Moses, small ones never (18:22).</li>
</ol>
<p>It was no small reform. The rabbis of the Talmud did the division (Sanhedrin 18a) for the same 600,000: 600 rulers of thousands, 6,000 of hundreds, 12,000 of fifties, 60,000 of tens; 78,600 posts in all, where there had been one. When Moses tells the story again in Deuteronomy 1, the father-in-law is not mentioned. Consultants will know the feeling.</p>
<p>Keep a tally this week of every question that reaches you. Against each write “rule missing”, “person missing” or “really mine”. The first two columns are your queue.</p>

<h2>Nehemiah 2: look at the wall before you speak about it</h2>
<p>Nehemiah was cupbearer to the king of Persia when he heard that Jerusalem lay in ruins. What follows is the most practical project launch in ancient writing. He waits about four months for the right moment with the king. He names the time he will be away. He asks for letters to the governors on the road and for timber from the keeper of the royal forest, which means that he has already thought about beams (2:6–8).</p>
<p>Then he arrives and announces nothing. After three days he goes out by night with a few men, telling nobody what he has in mind, and rides along the broken wall until, at one point, there is no room for the animal to pass (2:11–15). Only after that does he call the people together, and what he says begins with the distress “that we are in”. We, from a man who has been in town for three days and came from a palace. He had earned the pronoun in the dark.</p>
<p>The next chapter is a list that readers skip and project managers should frame. It tells who built which stretch, and a good number of them built opposite their own houses. There are goldsmiths in it, an official working with his daughters (3:12), and the nobles of Tekoa, who would not put their necks to the work (3:5) and have been remembered for it ever since. The wall was finished in fifty-two days (6:15).</p>
<p>So before you announce your next plan, make the night ride. Sit in the call centre, travel with the driver, open the complaints folder, and tell no one what you are thinking. Then divide the work so that people mend the stretch in front of their own door.</p>

<h2>2 Samuel 12: somebody has to tell the king</h2>
<p>David has taken another man’s wife and arranged the death of the husband, Uriah, by means of a letter that Uriah himself carried to his commander (2 Samuel 11:14–15). It is an abuse of power from beginning to end, and nobody at court is recorded as saying so. Then the prophet Nathan comes with a story about a rich man with many flocks who took a poor man’s only lamb. David is furious and passes sentence. Nathan answers, in the four words of the King James translators, “Thou art the man” (12:7).</p>
<p>Two things deserve attention. The first is Nathan’s method. He does not open with the charge; he lets the king’s own sense of justice speak before the king’s lawyers can wake up. Anyone who has to bring bad news to a powerful person can learn from that: describe the case with the names taken off, ask for a judgement, and then put the names back.</p>
<p>The second is what David does not do. He does not arrest the messenger, order an inquiry into the tone of the message, or mention his record. He says, “I have sinned against the LORD” (12:13). The story is severe about what follows; the confession undoes nothing, and his house pays for years. Yet Nathan still has the ear of the king in the first chapter of 1 Kings, when it matters who will succeed him.</p>
<p>Every leader should be able to name his Nathan: one person who may walk in, cannot easily be dismissed, and has used the right within the past six months. If yours has been silent for a year, the likelier explanation is not your virtue.</p>

<h2>1 Kings 3: what Solomon asked for, and what he left behind</h2>
<p>A young king dreams that he may ask for whatever he likes. He starts by saying that he does not know how to do the job: “I am but a little child: I know not how to go out or come in” (1 Kings 3:7). Then he asks for “an understanding heart to judge thy people” (3:9). The Hebrew is more precise; it speaks of a heart that hears. He asks for the ability to listen, for the sake of other people’s disputes, and the chapter closes with such a dispute. Two women claim one child, there are no witnesses, and he finds a test that makes each of them show what she wants.</p>
<p>Sermons often stop there. Go on reading. By chapter 11 the listening heart has been turned, and in chapter 12 the people ask his son Rehoboam for relief from the heavy yoke that Solomon had laid on them. The old advisers tell Rehoboam to speak gently. His own friends suggest a threat. He takes the threat, and ten tribes walk out.</p>
<p>So ask early, and aloud, for the skill you lack, while people still expect you to lack it. And do not suppose that wisdom is inherited with the keys. Solomon built a great deal. He left a son who could not hear.</p>

<h2>Genesis 41: the arithmetic of the store houses</h2>
<p>Joseph comes from prison to Pharaoh, explains a dream of seven good years and seven bad ones, and goes on without being asked to say what should be done: appoint officers, take a fifth of the harvest in the good years, and keep it in the cities, near the people who will need it (Genesis 41:33–36, 48).</p>
<p>The fifth is worth a moment with a pencil. Seven years at a fifth make 1.4 harvests. Spread over seven years of famine, that is a fifth of a normal harvest each year. It closes a gap. It cannot replace an income, and it asks Egypt to live on four fifths while the barns are full, which is when saving looks foolish.</p>
<p>In a firm the same sum runs by the month. It earns 100,000 cedis in each of seven months and puts away 20,000 of each: 140,000 in the store. Trade falls, and monthly income drops to 60,000. Because the firm learned to run on 80,000 it is short by 20,000 a month, and the store lasts seven months. Had it spent the whole 100,000 each month, there would be no store and a gap of 40,000. The reserve does half the work. The smaller appetite does the other half.</p>
<p>Honest reading requires chapter 47 as well. When the money ran out the people paid with their cattle, then with their land, and at last with their freedom. The plan kept them alive and left Pharaoh owning nearly everything. Whoever holds the store in a bad year holds power over those who have none, and should decide in the good years how he means to use it.</p>

<h2>Mark 10: the quarrel about seats</h2>
<p>On the road to Jerusalem James and John ask Jesus for the seats at his right and left when he comes to glory. (In Matthew 20 their mother does the asking, which has the ring of real life.) The other ten are indignant, and I doubt that it was on principle. The answer they get is addressed to all twelve:</p>
<blockquote><p>“But so shall it not be among you: but whosoever will be great among you, shall be your minister: And whosoever of you will be the chiefest, shall be servant of all.” (Mark 10:43–44, King James Version)</p></blockquote>
<p>In 1611 a minister could be simply a servant, and the Greek word, <em>diakonos</em>, could mean one who waits at table. Ambition is not forbidden in this sentence. It is given another measure. The phrase “servant leadership”, which came into management from an essay Robert Greenleaf published in 1970, is often printed on a mug by people with reserved parking. The text asks for something that can be inspected: who does the work nobody wants, and whose time is spent removing whose obstacles.</p>
<p>Try it with a calendar. Colour every hour of last week in which you did something your team needed from you, and then every hour in which they prepared something for you. Compare the areas. I would not show the result to anyone until you have had a second week.</p>

<h2>One practice that runs through all six</h2>
<p>In each of these stories the turn comes when a person with power takes in something from outside his own head: a visitor’s remark, a ruined wall, a tale about a lamb, a dispute between two women, a prisoner’s forecast, a rebuke on the road. The disaster comes when he will not, as Rehoboam would not.</p>
<p>Jethro, having said his piece, went home to his own land (18:27). The queue, we may hope, was shorter by then.</p>
', '/pictures/11.svg', NULL, '{leadership,bible,delegation,service,planning}', 10, false, false, '2024-12-24 09:00:00+00', '2024-12-24 09:00:00+00', 1, '', 'moses had a queue problem: leadership lessons from the bible', 'a bottleneck, a site visit by night, a cash reserve and a quarrel about seats. six bible stories, read closely, for anyone of any faith or none who has people to lead.', '', '', NULL, NULL, '\x1b88264454937a001421c3dc7ea9597e94be505385412d359ac39c68f7d6fabac3a6d0146081dd341a108799827c23dbffe789e0ff3f53d5ee426c5d746e55141d75dfff333ab3b3a0cf2c16f4d9051400900a1994b2c38015e90a722eedcea5dcb94ec94c66f9a99d0363b5d52a1347702a6666bd5fdbd74e62d9a27800a072f5993fb5e1408271eb3b5efce49b346406195a902c5b61f7a31a7780964feccf7cf3ede0879903acfbb2a4021d71a616bad8355c8daa4ebef2d8c3cf13f47506b7b1fffdca2ff56e0d65fb09fe4ffb34eef0abab368fdf2355ecb118a42f3ce2c218829dc63307505291eadca0ad78fc722572d1d74b2a0cc97f455053e1e0302aa2b0fcf9fd03359ddcd5c823b2428b4cb31c34acb2c982c751484e1eb1e11a6ed17481b954ee790587565fdd5063ccbef3ab1eef5f343443f7d4cbbc9c4860516d500033f0920d51f1b7388060e816a1b87e7f5ce7c9de155d60170f7b587442b4a02eadffe08f378d6bcddba598df09c9e656d91c6e70f0a3b1f22bf7ceaddb8928998feeca2aec6f2d94aa797c4a060fff87db24b799167ce61a8b0a7efed5a7abe29c2c55ff5049366914a109ffc2b7292412071211f65ecd031789e7a20887e016b105a18080637e1c1019cf920033ae1a0c8490fe278febe57fbf446d5852ae08e667f28a85a9208e0e1cdaf34db58da7b55041978e0251f31df778abdd0429ecb0aaaac0207f3b323f0f791b542aeed18f4859540568162453bfb68e7904c2bcc45f2fffc7c6e087dd93c39d2696cfa43c87811b37f84eab263c324a30e14e9af583d7cbff3d5e0332ee62898acb8595bdecb31680c9206c4a2765cd639ae663c14ac84b978c109b17ec9bddc0a1bd5727fe8320b9e1cae3774686f5dc2ab0065324183b88757bdbdf3de2a6e53a03d8f478e0cec727168f6f78cc5f98f077a3523863c619d89bddfcf75ea5c5136c57ad60421c19dc9c750461e552b0e29c0bc731e9aec7dd098703596475af81c526e3c6cc120ce1eb18c9fc41458d66618365cf59389f19a598c1378be1710bf2b79b1edf0bcfe0eaf5f28f458f07b730cb22753e34739371d2e25ea380175a353240d4b3463a5678e2b00637f9e036662a9567d4b7b2a92597d95cb46a12b2a1089c39474fd0cfc270007b0a2e8fc754428f5fa4632349a5351078795955d8a1d7451919b8a4b0024ab7bf8c4df7d46f5fdd78bc8d0a5108121344d3fbf8730e1f35dc8e6c9d0beed53f9556e3d8b243a4cac5ecb70cc9625e7ba0e24849067ebd1b3fa6b3633713586a774208aab430079eb0690e631a2b6acacc85c59a5ad5d661d18470865475136dee916c5798a84e605ad50c9d4342c3793a434eb699bcbead2fd0b817ddcf1b2d5966b85d6818d2e47e8bf10be5a90584940843fa3d8ecdcf2491d762de41f744378890409782d3a7fe0f32c0e716619b073f2526a3d4b36ebbdde53f727878f51935dc78c6e3931b95b4aeb43950ce204d1058282c2305f035042731f62c2eb9ae9c73d4938eceaefd9418e65fde71ab5c54745ad1b9bd4e80f69454956afc82c2bfc2c1e3ad8ab5bc7616bc245593747474614e2d83c7d7c15008d42fafa8352ecc1864411ef887f9a17788ca96cdbdc6b5d014a902fd50648b1b20dc90e3f5f27fb7dd084efd0112c2fe0d9f1a162c94c4b0a234c216234096f945be1cdc7eed3b8e3c258ad8f6e017dea6c547624fe061d506243d9dc06d27d543f1a9f1d0e6d5bf332ec4a56e0be4fdbd3057921406aee4207fe4ad4b645a8d3294963c5ea4c6e85aa0300608b1b3ec8c32c3cfe0acf2892c2d09a53ad9a27a661ff613180b61442ff7cd69c577324869453a26a7211ac94c6c86152280ccde0d9c53b5db9cec34e441e628e4a0eac29293fabfa57308b4825ae7bf95a6810b4dd159ef30cf5c424fec9a7d47b6ca431e3e444c4c0285e8714106faace0125393a4ff33304d86cdb67fb85ebe3c351693eafd1e421d573649449b1ce0a1d17c196a9e5223d44093398c9240003b0e2b68b3a9a97eb62a56138b8b2e2c3d15a548f5149b946b7240732a07669d957a659413e662aa4692f33a325d68b9d4baa856083658081ead165a558b677464c23ed375d7cb97eefe2643f5796571529648418a99a2cb7980c077e67a648ec7fcc2c4e3c563ab86a89810684e912e12a271f39272bb241136ff9d9d2133d1d62eaafc4222681cdcda661f75cb69432f293ff6d84c990eec4f8018b55f66c8ad1a21053e482565314d59d3a298347e59720a728794145c7165a7349f2f048b151f3cdac494adb24d09c12092f96bf9755b9d0ed9e7f510f5e47f3f57d5824a647648d5bd49483ca402b181fb96db8f3a45a146543d2be7f0a699c6777f9028a37aa66898a008fc8c6173d777db1bc683b791d29fd711bff049c9cddd4808680d3db3b950eec788e4240cd7dddfbc571d2243c140902b736c76a9e2748312d7142e3f05e342818a1024aab2dea2aaec3a6e1e7a27fceecf8a0f13668834cbb65a383d1ebf38b0549b90028b005978fcfcd95b75937cb6393c2e3e31c6804cd65e49280fc581b2da119d4eda8230dc2c07d76665452a5ac10eba2c15cc69922ca7f44061df096ca9808f3c5efa898def3e210b1c1695ea09beeae82bbfe0b1c5cf3435ce58b8628844056bd172246ab96fbda3730a37274a074ebb705541c3f5924676bfa6b07d4721474c35a64a972e7edee1d792283ae84d848572b2cd47778a0c00e098d2a08dfadbd141a7e9f5d55ea9e670d4f5dd2eb5542fb3d609541ace2005c182584923d2cc90f33c270ab175ad8c61e203f475d7f02ecd7bd375f088bf307f5f557c4798d9909ee75c872e4af223a1d484c092eb0f569c4609c7e2b8a925fc7b98550d2a807c3bd33478dbc3616fb592b4e524d2e94536c843137f2126decccc39a7caa891325f879ac049c35b66aa7a5020a39043eeababd9fc3f36ddb67f2c4c796166e3d1f05c2bcb7266805821ad2ddcd227bb1c4dc5a41ea54ba577825ea1100304b83e1cf939a523fa4597334b9445a669cb18de0341cba8c62377fb9065a665cd42b0beb444eda36df6782d2b6974d796f076030305684d7c35938f1c8e2d03a9318c04b050f507aafde4d787928633c343aaa938f650700c3a8e725373ca5199481d9025a6c589243eff013b303b9aa026664f24d8f247eb7d41506bee7d0773d88af9e7fd6d8ea92695e8d87ea326cbbf5b2a482de85218c35d8183063af29f0098155fe6f83a172556be91f72978b024c5ae25d4cb4847df7cffd33b4f597477371391fffbe73a6ece154591707a4189f9d98a375546368a326b3231dcccb59369b2d25430676d0cea7cf4d49f8167445a8b5b2297e33047a5ad1008f2ce5082573aa28b84c60809f52d1232952746f50f179bf842d693c77bde6fda85176450a5cb272ca4aed8ae2bf7c8c87c8941cb4452d48d7c4212912ec9f299b6cd4851d0f699bf46e1b535f72be0c5d17c3648b987b0f4828c571efbb15e9d3220335aca72a5fccfb4077e20af6ce6c405fc52d6a45105c2a48ae79f9d78c6de3e73dcf5cbf6dacf4b9d549cdacaee09384ccf39f3ea6b7108783dda548ef6ef42c1b60103638810171cafc2edd796cde552d512a4545ac20d87479f177973a93c07b75effa543efa689100e09d7f499068af6bcc7fe4886f0a35f3b4a82684ad6366cb883cdd4cf3cc2f0c017a468e1aa1d17cd9e6b841aa53aaac936dfa97115bb802fed573171f3130f85d9a90496f8e624d2f34fe5332f813ea44d5cbebe455898702ddb032181f415976f4ee16d65395c4a2dfb54982cc482c4732f5ae12d5c84032ce34b8c771507af965103d6079a2489975225fbf829146fe8564784ca1817fc948d235742d954172f6a0cb32591696ffecc65523c80ea45bbc2ce37787cc445c2ca0242076fd679f45de7e058a45a971810d56762b00bdc4972e89b5b074db826214ccc3ef813471d94188c759f2ade6762ea62d593001bc20326402fc9c9a38b33cf6b0ea0704ec6338153f1047dd54aa6a7fd9ae655a216fbe84ad2fdbcdb842d53548ce40f4d352617633704e438086a65ca9668466d15da32b35b4c25af77fd31656dc167d229d30132695f05e9dc8d628975e0979989703f9c0e050bedb4bc96aaa4a0f28f5fdc9a4136966441274f8f1da39aa3175e57d96d664cc4bb83a0c426cf51e96446489d5bef248485fd4d8f8f2c6cc9b0ebba0e55c72fe47d8a4fcb74e6617c56e33922332d637c7d5f26947ed008e71a5d42844266ca598c46e5cac2a054736442bb01dc8046676635c26d78c6c83c5e68b992559ed1eae7a16ad04e3be8f13e38bc7900fe627521eabb69c4cb0395b31b78f6afaec92e40fa6d4d427292e1622fd097331635da101c737a63cadfb9bbbb5ebedc3d38eca407bf0a2048a705cb6e892d7bdf37669643cae11ad5615073b87a31a58b9ddffd65d99bb92987bce276b423910e13c95ed979907871b4c194d0e88b865006e168e17bcf5eb708479abf6885b5fe8810867f587c0ffe5c53a9759d9440d3b99d600059276e2d08b0de62a0a2b9d17d0c8a8e6019b9e9fc77ba15ea37fcdaa89a93458fbd4c21975c2161f5b8b509a54951e306556d5d71c327f156f60a070e7113b3a499caa52fe1fdd454b1bb0badd88aac1cb0eed1edbee88ea018d8f0f8a55090460f7256e66f4b8d79354c421358d0d734db5d8f06bc4d6492758da4ff61aef6e9645a2d7567999b5f53a6b35465c68291eeef599bd26d8f4f146a5f2b9a251b14a24164071fd08acd64891f04700dcd4f2d3fb63023b81aeedcc484a429e5588226db7da49f038f97f3cc5502d19db99f554e0e9b7b7c6a0578c599e089e7f6ad7e2c768fd846e2aab52f70e1b54d207851c7206dfa980ad5d4b5e69198407d1b4d6f4fd64d35ded61d6877f7414b0b082ea121cf8f71023934072b857a76a3a0300352c26e5edb6c5c7756fc85c653af189aac921ca1e6f730e6ac00b6feaf31a9745e915622cc33dc10f8204c9c9cb184bcc439a4882605b8aa250f7e4be584ee553e0f0d36a30bef197fd7f0bd12bb5b557d3602cbf9c7cf1ac1e919fc6b06c402a731c052909a496a8acb4841d78ebddf0f8e59cbfa3f9bbde05baa35f282ed2be3e7c939a2af24da323139a685c03cace79746b72919db11a6fe060468006ab4699077423a0a51c187f608da069854bd82fb2515bc41a036cb5946e939d37ac59153651336d958844a2a550b504838bd3160ab3b12726af24256d2a4e4ae566d3d4cd633669a1f047ddc8a71bc6beb466907312c6c59697a00500dd128018923610fed5191101e87213033295073cab9a71c1c20edaad057d8eddaca9b7b41f7d07529c62fc27101030f699ae5e370862aff948fa57d83ecf17b0e21d14945cd1d8c23c616b2771bba8a1d253fe1f17a1a12335a8d5a86fd4de6d86792e2622293b6c8545a5861eae17ba4965834828bd7cbff4c601492bd346a0a991b495a1647dfda6922a9b908587abf629f10537b8964a611efaf47a8968d65c95d8f21675c08f005675b626ac7441dd00039c5d3241ad27e51157dbf4a601b2881d692977fa286a4e1429341c2ab1c7a74ef438a8d0d05c07ca0880287f461309e52bebd6107c6b63b1cd7c12a1db2f28c66109146d8e843fb2e651fb4465c8affcbde15654816ba4f624a3c91b66775f9f25df61f09fc405e31eca9752fc50b2c43c7d1146dbe116c6b4c2910f4fcfc13debbf8c40e257878ad688bdd70bbed52e24726114a8d135dad9228bc61429a0f33b276bdb7cc1c570b43d07b1fdb31c63bf4ff85bd10aa7ae710a786f404359279ee9318817d2da71b977821c914b190ef6e51e6545fe001a6d08376c7ccb4f4ff97544e4ed72c2dc1040477bea4a7518e9a27e2e529c729cfe05d32046ac91d0c92671e1b418fad6ffa3bf0d0186d5503cc553f0ce9bb678238c7d0e42ba2879f329a1597256c5fa0e32f0f8c1f7c87796a135ceff00f5ca0e7096e2131337f6ab2f5e05d12b0de2b4748ce602f5ce312b70051cf05ea15f1', false, NULL, '2026-11-23 00:46:29.785+00', '', 'Leadership lessons from the Bible: Moses had a queue problem', NULL, NULL, NULL, NULL, false, '{}', '2024-12-24 09:00:00+00', NULL);
INSERT INTO public.articles VALUES ('12', 'Your legacy begins on the first Monday without you', 'LEADERSHIP', 'Two football clubs, a court that overruled Mandela and a fortnight without your phone: what remains after a leader leaves, and how to test it while you are still there.', '
<p>Sir Alex Ferguson left at the top: in May 2013 he retired as champion of England, after more than 26 years and 13 league titles with Manchester United. His successor, David Moyes, was dismissed the following April, before his first season was over. By the end of 2024, more than eleven years and several managers later, the club had not won the league again.</p>
<p>Liverpool had faced the same moment in 1974. Bill Shankly, who had raised the club from the second division, surprised everybody by resigning. The job went to Bob Paisley, one of the coaches who met in a small room at Anfield where the boots were kept. Paisley won six league titles and three European Cups in nine years. When he stopped, Joe Fagan came out of the same room and won the league, the League Cup and the European Cup in his first season.</p>
<p>Ferguson and Shankly were both formidable builders. One left a trophy and the other left a room. If you lead anything at all, a shop, a church choir or a company of four hundred, it is worth asking which of the two you are building, because the trophy takes up so much more of your attention.</p>

<h2>Judge it in year ten</h2>
<p>Farewell speeches measure the wrong day. When Jack Welch left General Electric in September 2001 he was about the most admired manager in the world; <em>Fortune</em> had named him manager of the century two years earlier. By 2024 the company had been broken into three. People argue about how much of that was his doing and how much his successors’, and I shall not settle it here. On the day of the party nobody could have told.</p>
<p>Compare something nearer home. Safaricom launched M-Pesa in Kenya in 2007 under Michael Joseph. He handed the company to Bob Collymore in 2010. Collymore died in office in 2019, and in 2020 Peter Ndegwa took over. Through two successions, one of them in mourning, a trader in Kisumu could send money to her supplier just as before and had no need to know any of the three names. A service that does not notice who is in the corner office is the finest compliment a chief executive can be paid, although nobody frames it for the wall.</p>
<p>So here is the definition I use. <strong>Your legacy is the set of good decisions that are made without you, after you, by people who may not remember that you taught them how.</strong> Buildings, slogans and portraits are souvenirs.</p>

<h2>Leave rules that can overrule you</h2>
<p>Nelson Mandela served one term, from 1994 to 1999, and stepped down, although the constitution allowed a second. That is rightly remembered. I find an earlier episode more instructive. In 1995 the new Constitutional Court struck down proclamations on local government that he had issued as president. He could have grumbled, or sent others to grumble. He went before the public and accepted the judgment. A young institution had ruled against perhaps the most respected man on earth, and he let everyone watch it win.</p>
<p>Most founders do the reverse on a small scale every week. The firm has a rule that nobody gives more than five per cent discount, and then the founder’s old schoolmate telephones. The staff learn from this that there are no rules, only moods, and when the founder is gone they will have neither. If you want a system to outlive you, it must be seen to beat you while you are alive. Lose an argument to your own procedure, in public, with good grace. One such defeat teaches more than a handbook.</p>

<h2>The fortnight test</h2>
<p>You need not retire to find out where you stand. Go away for ten working days. Leave the phone with somebody who writes down every call and message that would have come to you, with one line on the subject, and puts through only those that would cost real money or hurt someone before you return.</p>
<p>Suppose the owner of a printing firm in Takoradi, with 22 people, does this and comes home to 31 entries:</p>
<ul>
<li>14 asked what price or discount could be given;</li>
<li>9 needed something only he knew about a supplier;</li>
<li>5 concerned leave and shifts;</li>
<li>3 were truly his.</li>
</ul>
<p>Read that list as a plan of work. A price table with a limit for each person (“Adjoa may go to eight per cent, Kofi to five, beyond that ask Adjoa”) disposes of fourteen. An afternoon spent writing down whom to ring at which paper merchant, what was last paid, and who must never be paid in advance disposes of nine. A shift rota kept by the floor manager settles five. What remains is three calls in ten days, and they are the only part of his week that was ever leadership.</p>
<p>Repeat the absence every six months and keep the number. Thirty-one, then twelve, then four: I know of no better graph of a legacy, and it costs nothing but your pride. Some people find that the calls have stopped and are hurt. They should have a drink and keep the page.</p>

<h2>Count the chairs that have a second person</h2>
<p>Succession is usually discussed as if it concerned one throne. In most businesses the danger lies elsewhere: the accountant who alone knows the tax password, the technician who alone can calm the old machine, the saleswoman whose customers have only her private number. Draw a table with three columns on one sheet. In the first, list the duties without which the place would be in trouble inside a month. In the second, the person who does each of them today. In the third, the person who has done it at least once, alone, in the past year.</p>
<p>Be strict about “done it”. Someone who has watched does not count; neither does someone who “could”. If you have ten duties and four blanks in the third column, your succession risk is four, whatever it says in the strategy. Fill one blank a quarter and you are finished within a year.</p>
<p>The successor to your own chair deserves the same strictness. Give the candidate a whole thing to run, with a budget and the right to do it differently from you, two years before you would like to go. Paisley had been on the staff when Shankly arrived in 1959, and had been taking part in the real decisions for years by the time he was asked to take the last one. Moyes came from another club to a squad, a staff and a habit of winning that had all been shaped around one man.</p>
<p>Someone from outside can be the right choice, particularly when the house is on fire. But if you have to look outside because nobody inside is ready, that is your own result, and it should be entered under your name.</p>

<h2>The people who leave better than they came</h2>
<p>Some of your legacy will work for other companies. Managers hate this. They train a clerk for three years and she goes to the bank across the road for a third more money; the usual conclusion is to train less. Think it through. A place from which people go on to good jobs attracts better applicants than it could pay for, and the ones who left become customers, suppliers, references and, now and then, the person who comes back at forty to run it.</p>
<p>Keep a list of everyone who has left you in the past five years and where each of them is now. If you do not know, that tells you something. If most of them are doing work that is larger than what they did for you, you are a good teacher, whatever your profits say. And if nobody has left at all, look again; it may be loyalty, or you may have trained them for nothing except yourself.</p>

<h2>Getting out of the doorway</h2>
<p>The last duty is the one that able people do worst. Shankly, having resigned, kept turning up at the training ground, and the players, it is said, went on calling him “Boss” until it had to be made clear that there was another one. Anyone who has built something will feel for him, and should make arrangements against himself.</p>
<p>I would put them in writing before the emotion arrives: the date, the day on which the passwords and bank mandates change, the office you will no longer have, the six months in which you will not attend, and the sentence you will use when the old staff ring you to complain. Something like “Have you told her?” will do. And I would leave in one piece. Julius Nyerere gave up the presidency of Tanzania in 1985 of his own will, which earned him lasting respect, but he remained chairman of the ruling party until 1990, so that for five years the new president had the old one above him at party meetings. Founders who stay on as chairman, adviser or signatory should picture those meetings from the younger man’s chair.</p>
<p>Block ten working days in your calendar now, some time before June. Tell the team that it is a holiday. It is an examination, and you are the one sitting it.</p>
', '/pictures/12.svg', NULL, '{succession,leadership,systems,delegation}', 8, false, false, '2024-12-22 09:00:00+00', '2024-12-22 09:00:00+00', 1, '', 'your legacy begins on the first monday without you', 'two football clubs, a court that overruled mandela and a fortnight without your phone: what remains after a leader leaves, and how to test it while you are still there.', '', '', NULL, NULL, '\x1baa204454937a001421c3dcbeaf6656b5bfccee32cc79ce4ceeb3844558428622f408d01a6ee5a6cdd53786ffaf7da64e906160780809a73ef7bd6e57777fa9aabfa4a9fa92bcc8de35d934e365ef6f241b4d8c26465976146898ecc537c6636bff8629edfbaa2265596e62f045c5c4b4ddf6da9e49225ba2481004bdf8d2bff1512a8e329fe109d7b19916ec867829fe7ac0afba2eb72105afa923c0f6711186efb8fc20810ca717dd856ef1b88c129c08385be98fcc5a198734585ebe0e01da6b305c5dba820585866ad5b09a1dbca6324c38f08a8ae6b777443c1383a42badc16dff12afb5b305ac64f067c96a0bbe2a6544938b5980eeb798c4b0cc0265eaed8fe88e6bc471ffd1fc53f4e0c57e103cf36e89fd227cd3c2cf357e66746d0b398c83419fc44409451da93a2c55b6d98d78253bae61a9d7e210f69db02b701574fdaf2eddba7135e25872c6c789ca69ee019859e06bcda4d117cd9b267099a301d6ea52df80e0ffa76f34756c3a2a5ff3c2cf9431e2d3c4f8a15f3c49bd1fc7bac13b123bf7ad8d6d211896da4e8a99c574a4c9d8b484abf447c5a9f6808de0e260581f2200267174a9e77526675e8086eff1a932032f36276db1f9ae16296c07cfbcacf83fb82e0ba78017ca78422315342c6882c4146b32beaa24a398d5ca2b29d6276df9f39c5f1d72d9c87df66294f03637912d351e06569bc7aaa408cc08eec492afdf160eaa7be15597a9cfa9100fcf23f04311cfb7e8da845d2484326ade50ce41f7c3a4cb6dc39d87314c2a155a1fbda8f372f2dcba05d274c0e183802e0602c50ac2ad7e04f2046dc5d3c87ea00d54051fa48c0164dd49ec5526b910ee1ada821c66e19255e8830ad4391af1a2a591e7b6087a18ce054fa83282656c63925339ce699ab3eb1d6544a26ee8df7941c329be721e261585dcd21c6ef7333200da49c0e9926f10dd023d8ddb5e1ba6f68c81561eb7bc5773febed69ceee089566f8583f7199a396192f9f521088e71f156bbb204080ed7021190c363c58cc07824d2822c32454bc8c3ca1c91ea96a00a0d927635e9aa51cdd8932f04e7536694bbc497bd3081e2e7ecb0ff79a2dffe39b882e0676bec9e0d403ce28012b049ce8f62a1ea1d45614159bb43c97321a7d83cf47cfd1a53c423284c952bd8c0c7f191b654e5eb6246bedbc5ebf3efd848b9575e72e977606319396b8254fcf00b355ea688670a5f940464ae3787a0ed89e6dc3d4b039dbe74313e4cb2e4394ba1feaa724b0b7ae0f6e58b78c73964f74de27125e461077baf6d644657e217448b615d9a07daccda2a4212664ab8729a3b5e8ab5b9e90b1690916e919c18de585b169718f0a339dddc907c643e65850e4c2421bf7788544597700feffbc8228ed02ed47c21f2012300c2e08598131bf7880ac9f604c4ac37d76c9f25a780165f10dee23f7ce1753bc63fb201075a043099e0126237c93ca8db5e9b2761b5cd39e2e36ae35ce37de8479fa31947b029633ee1855e1f68cfe51414cc968793c5e33693fd09840b5d1b71d0ddd39b0e8ad6b47d0d7cc70602b7b64e6d9c223ecd91b28e3806b1c72dc0b28e54f2cb72d1ba8fb7779b7ed7b4edb8083ed757ecfe3031170f15e1373cac6986379c313fbd76dc3e93997a4ebea3fd9525a4616a116c4c39625e09097de3c20949d7a26b33df91622ede74285e0a9bf2348ebf66426d51b483dc570e2b4acfcd4c720830d4814d1a1e8ffac1dcde71c4733ad1dfba36edf70baf3899fa51ca38d1561defc9a7923e82a5ea9069e6e1d5c004bfa703659046d3527bac666b282516a84da9a1758d22bc45959db1b67993f350d51a3bc5935e326df9f37a9b5888078e506adb365906550e340c486f8811a83ee122ceab45076d8a23d596e582739d3607b9b68430a99d9b1832cda69626673e194d0ca13863c2c2e2d644435af99b0a207170d6d0271dd7eb13060bac4845820d748895f9946a69237dc594a024a5e9d2c32e36946a9827c503d22bf54073fda2204d4e0a100b769366e7b0ff6950607a689854f34cee997d66d2ef1f88a95882532c6aa18c9df83b062121258629c501a07867ee985553f5fbb2755abc338f11902646075395bdbd028c24c62fc2f280d0f4b9baf2b3f60a7515e36b719440fbb8c8dff66a753daeadb00dac24d11b6f47bc520355654f734711974585f3ee706a9503429a07f9877742a034165ec6c542bfad21f176c2d08269acff4cf949bba3dd764bad5e415538b6aebe6b43730324caa00e1f7b897e1a05467ad5a63f8c78aa68975794078dcecd4d6516f0474e8fcd4c6872af7c03f053a1592c42cdafd2e068d8c60b38a70d4ddc5d1b746605b91a183e6522ed3cd80b4533319f25bc651952f68f0db2daa1cb103dd43eca7c49f925f031e8cce37bf0b274efb3772ce2635b9691121bc9e8544f285ed18162e2a8147ca253ddb5eed2ce2f5f46fe123e4c80f25666cac2b2b11096b7bc7209ff17fdaeb0ddc6a5abbc36b1af56f293d481271942c711a9df70a85d2977706b134f72e2385af93031c406e76553caebd7efe01a3e85a0728aa4b2cbed9218aeda1d5c2900a41641d186880fec5d269c65a104fefd755523e3030098cd757c4f3eadbe27480b72163cb3a0a2ff0d9c3becff1ca51f4a79b08e6a02891b11258e05bcd4adb862dd31774fbd18b454bbb4531c6173d8fffdc72e6cccc4aa84c79cb9441c95dc5b8b166769092f3c4f9eca7f683a9ca1abb588950f523726d0594ad801c82baa45e0174290a2c12ea124700fb6dfd595f1cc28f7448530f016559d0ac87dfc88e9529d224137b29b6de9140e993802e06f24047245c4186beab9045e84d2dc01463e8a0bc08b99054e0774376c5c73a722ab5cb51cf678beb03ad2dc2ddec293ca567a8ef92d0290de698a0ba0725caaf7f35a6ad0bb0b7ce5bc7b825d59ddc67396883d40c5e4a428dc8ece82c84896d35e1cbc37a789f2e5b2e152a97a584a749d90712625980ab8efa611647835adbfb00ad12dfc3bd171c740bdb5274891cf59dc66a191493ab1a64323137a7af1912e4db8474f3fb26fb6e968b34639f778cd4dc93924836c1717a2ceb2cdaa6a2135cae441b4ea9890ea23516a854af72e380b89cbed4df2db47938ef046c97eb2b28dfe9cd319eead5fc2b36fe6612a32089541d0c2d540596c21e3bae866c3902ab3097f6f5f3086e4e7567688d1d6a45d920e3eb17954692d351a2470c7bdaab9cd248c19485596011407281225c08bfe5e371715cdb21011aa0daa99ea860081c4c150b59daeb9ed6221878d47b7edb275f99e610681b16029944abd6ba9ee43bfc227a9ffc077d03fd950d0b0fd8325b95a060e769d8452262d2f52580f11c71e79adcae040bc3eecff1c6675d8ff75699e0aa7104713c9f65249db3db94346ecb57d1bb83cecff64041dd1998a15bf0084d9121f978222353c165c5aa86f4e0981d6549209aa354ecd60834301c74571fc84fe7e9c6c1f6fb4c3638f78429c943d39d129107ea6076610b80f4556b235b2bd92ddcc52a27541061833218560c68739cdeb2e3c24849961099a6b114f8575dc1ea824118b3bb4780a8004b49fb792936704e13b00a79525bcaf265d62d4a667b9d34b118f462a69d9813963bcd3e5e714a38a8251320914459c55d433686cfe85a04d00a02fe49c3d8c6deedb2a18777b8bb134752799d56765d904d53b6a46a210c834333ab58ff29850477ab3c98b5aa3ebf8a6bf565790a3b522714e5317949ec7ef7e2329a5fda829c1624a159f4d5c1a3fb00bb396439c9aa938bace38fa1e035eb5379b80f24738b1ec4fc8d032d5bf235997cc8f4f262d28d08186e3e6e0da387d55f41de24982dee75589830465e82153ea610927c4dccdda08311779b6481b353d79b1eafa8fc6207098ebb655bd91294f72a2dfcacbb2b6725750165d5650ad0183d27efa46483f4a52eb4c5e8bf2c49fa8a3e7310a7fe2673d641e6f38dbeafac3c46806c90b10af1596ea3799d593eaf552590d095431880de73b6f522a53d65ae496de389ece9e73e4d54f53fe5c88936dd14061b4f6da699559a81f35188a562fb47f50573fac34b8d96cf4c7b8920b7b9f51499a6c825f1111890ebed599cdd3b6e052811073d43430dda505b4fa603432cd2c40acd2a15e5e20de3839fd23fea552ea3a7aec403ce2254b2894a84eeab6ac76f8d68cf0c8512250eddbec8dd553e3e49304eba72b7eb75f9b8194ee6e5a9db90daf4786af11620ee14800acc9abf2a9e0df6a99b93f762b59829f98039cfb7b1ae0d92fdfb0127284facec0aa6ec5a66489321d05c9641b5c71fd41d357244ab1c877cae24a3d90bc9b2ee584f3f292c52e7e657a489ea716e89fb51335071a89db88a7ec34be6d8ad013a61e9d7c42393aac41af33aac5d46009ee8e67d34fac5acd632fca2f9db04e12e28e387a71e194f640e81b325b9ece23c8355e692dca89752668b396a00165255a290f4487ffabc3fecfb19a1df67f719be322282ab5c00444f53af7a16608d21da685e19f3e2abe478763dfab3f21cb7b5be6bc9a649eab431addd57db468a7a62dad26994ddd3dcf6d7e4592eada5041b59a56e14eb0e7b262fc9404dc8547a95ba0e56fce4b2d1a844ac34c65905aaef3320e7601583996e5c4b6b35cc6ded7562613394f3ba878efa6dd25b43a5536f19da4879861a43829dfa92ae48dd941411d7fcb62666125fc6387fd9f67b43b60f2f19b89eb838dd5d16749c324d8d2524311f2ab3efb995f7bd1b234c39bce759fd3f8aeae15212e3ee641533ffa89caff54a409c14522a1a653259b24e4cc02a861deec2116dca7d106e35ddfc521ca1c6de255d20b2d90fc22206ba3986f7229cac980fb89e34c2d9a75aebf86d9ba1fbb2d5969bc133a1342c3d0b1b9c00019fb42c413d1112fe6fa02c98d539b5a0aa5741573f95a119637c8b5566f7e5d81ab3ae1c84ddf58322aa57c4f454cd491fb88eb429e2f596159611c22e7501201505ad7decd94ca7dbebe68c1973e35fb04066ba6196715f473c2b516f18ba3f0e4f1023ea3592ee67831f0e0ced1c9afd4d9403c02', false, NULL, '2026-11-23 00:46:29.881+00', '', 'Leadership legacy: what remains after a leader leaves', NULL, NULL, NULL, NULL, false, '{}', '2024-12-22 09:00:00+00', NULL);
INSERT INTO public.articles VALUES ('sell-water-by-the-tap', 'Sell water by the tap', 'BRAND', 'In short.', '<p>Look:</p><p><img src="/images/zpmk5evcjs72his3-64x48-aa3311.png" alt="A red field"></p>', '/images/zpmk5evcjs72his3-64x48-aa3311.png', NULL, '{water,price}', 1, false, false, '2026-11-23 00:46:30.551+00', '2026-11-23 00:46:30.551+00', 1, '', 'sell water by the tap', 'in short.', '', '', NULL, NULL, '\x0b02804c6f6f6b3a03', false, NULL, NULL, '', NULL, NULL, NULL, NULL, NULL, false, '{}', '2026-11-23 00:46:30.551+00', NULL);
INSERT INTO public.articles VALUES ('naive-quotes-b-signs-b-100', 'Naïve “quotes” & <b>signs</b> \ 100 % 🌍', 'MARKETING', 'In short.', '<p>It.</p>', '/pictures/1.svg', NULL, '{it''s,"a ''tag''","{curly}","50\\%"}', 1, false, false, '2026-11-23 00:46:30.616+00', '2026-11-23 00:46:30.616+00', 1, '', 'naïve "quotes" & <b>signs</b> \ 100 % 🌍', 'in short.', '', '', NULL, NULL, '\x0b018049742e03', false, NULL, NULL, '', NULL, NULL, NULL, NULL, NULL, false, '{}', '2026-11-23 00:46:30.616+00', NULL);
INSERT INTO public.articles VALUES ('accra-東京-владивосток', 'Accra – 東京 – Владивосток', 'BRAND', 'In short.', '<p>line
one</p><pre><code>two
	three; -- '' "</code></pre>', '/pictures/1.svg', NULL, '{water,price}', 1, false, false, '2026-11-23 00:46:30.643+00', '2026-11-23 00:46:30.643+00', 1, '', 'accra - 東京 - владивосток', 'in short.', '', '', NULL, NULL, '\x8b0c806c696e65206f6e652074776f2074687265653b202d2d2027202203', false, NULL, NULL, '', NULL, NULL, NULL, NULL, NULL, false, '{}', '2026-11-23 00:46:30.643+00', NULL);
INSERT INTO public.articles VALUES ('written-twice', 'Written twice, read once', 'BRAND', 'In short.', '<p>It.</p>', '/pictures/1.svg', NULL, '{water,price}', 1, false, false, '2026-11-23 00:46:30.757+00', '2026-11-23 00:46:30.757+00', 2, '', 'written twice, read once', 'in short.', '', '', '30e02ce7-6dd3-46ec-baae-8a6be82f9f82', 'e7a0aa3f-c3b3-499a-8ef4-f55df61e72a5', '\x0b018049742e03', false, NULL, NULL, '', NULL, NULL, NULL, NULL, NULL, false, '{}', '2026-11-23 00:46:30.804+00', NULL);


--
-- Data for Name: attempts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.attempts VALUES ('ITbxXu1r2BOqyKErT3dX5UChvN_90DBi9vCwDNfiUSM', 1, '2026-11-23 00:46:28.72+00', NULL);
INSERT INTO public.attempts VALUES ('bdmdlopq5Aa2fGVEx-dkVA8OojTAn-z3uIbDjDOIQs8', 2, '2026-11-23 00:46:32.894+00', NULL);
INSERT INTO public.attempts VALUES ('yOLiF8rW8dkQxb12UhvSqPx1mlBgWrFWM4if6lf3Yzw', 1, '2026-11-23 00:46:33.075+00', NULL);
INSERT INTO public.attempts VALUES ('4RDgyeKdVHRdhiElZh7G0qAHO93IxobWxwSg3nbYDw8', 1, '2026-11-23 00:46:33.075+00', NULL);
INSERT INTO public.attempts VALUES ('Ywqb8vD9bK3G7uwn2T93nNxzZOyl3lpm9vVOSkP05P8', 1, '2026-11-23 00:46:34.044+00', NULL);
INSERT INTO public.attempts VALUES ('aZQFTDgefcQRgTma4kQMcIDBC9_-beB2HbUoig1nhEs', 1, '2026-11-23 00:46:34.493+00', NULL);


--
-- Data for Name: backup_turns; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: content_version; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.content_version VALUES (1, 68);


--
-- Data for Name: email_links; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.email_links VALUES ('QLm-BAGez_CKqhmi_Sl1LXR7ENHTTvv9ZrE9uUPjR6Q', 'confirm-email', 'c5336245-d436-427f-b9ec-17035a410b5d', 'KGDrYIn9Z6ED3e6WjzEWu9M2FNRyEvkkxTQiPi5maQo', '2026-11-23 00:46:32.872+00', '2026-11-24 00:46:32.872+00');
INSERT INTO public.email_links VALUES ('ZTnklnx1lGUHr0QvVhrxFuBeNdnJNKEE0GGTftEnfx8', 'report-sign-up', 'c5336245-d436-427f-b9ec-17035a410b5d', 'KGDrYIn9Z6ED3e6WjzEWu9M2FNRyEvkkxTQiPi5maQo', '2026-11-23 00:46:32.872+00', '2026-11-24 00:46:32.872+00');
INSERT INTO public.email_links VALUES ('DvCxhBLGUddBJTPzJ-_FmbWvQTINV1Pc7uGxxCJeDyc', 'confirm-email', '10cb3e51-afeb-456c-9de4-c1f37975373e', '8GkFgjqPDxpcE_sxTB2MTm05UCpS4FjnABSmA6hjxcA', '2026-11-23 00:46:33.054+00', '2026-11-24 00:46:33.054+00');
INSERT INTO public.email_links VALUES ('NhRCiXw198o9PZ7s7LhV0kmcfwutB7kX36DiCUtyv94', 'report-sign-up', '10cb3e51-afeb-456c-9de4-c1f37975373e', '8GkFgjqPDxpcE_sxTB2MTm05UCpS4FjnABSmA6hjxcA', '2026-11-23 00:46:33.054+00', '2026-11-24 00:46:33.054+00');
INSERT INTO public.email_links VALUES ('xMuguebM9wrFMF8c3P92p0S75UOjECswbL7n67piFUY', 'report-passkey', '2442fb3e-4ddd-4190-a692-a781b3244c3d', NULL, '2026-11-23 00:46:34.496+00', '2026-11-30 00:46:34.496+00');


--
-- Data for Name: embedded_videos; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: gone_addresses; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: growth_solutions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.growth_solutions VALUES ('fresh-start', 'Fresh start', 'Six weeks.', '<p>Work.</p>', '/images/zpmk5evcjs72his3-64x48-aa3311.png', NULL, true, '2026-11-23 00:46:30.976+00', 1, NULL, NULL, false, NULL, NULL, '', NULL, NULL, NULL, NULL, NULL, false, '{}', '2026-11-23 00:46:30.976+00');
INSERT INTO public.growth_solutions VALUES ('hidden-start', 'Hidden start', 'Six weeks.', '<p>Work.</p>', '/pictures/1.svg', NULL, true, '2026-11-23 00:46:31.042+00', 1, NULL, NULL, false, NULL, NULL, '', NULL, NULL, NULL, NULL, NULL, false, '{}', '2026-11-23 00:46:31.042+00');


--
-- Data for Name: image_uses; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.image_uses VALUES ('zpmk5evcjs72his3', 'article', 'sell-water-by-the-tap', 'text', '');
INSERT INTO public.image_uses VALUES ('zpmk5evcjs72his3', 'article', 'sell-water-by-the-tap', 'cover', '');
INSERT INTO public.image_uses VALUES ('zpmk5evcjs72his3', 'article', 'sell-water-by-the-tap', 'revision', 'a1383e9b-a1fb-4299-ad71-fadc58044cef');
INSERT INTO public.image_uses VALUES ('zpmk5evcjs72his3', 'solution', 'fresh-start', 'cover', '');
INSERT INTO public.image_uses VALUES ('zpmk5evcjs72his3', 'solution', 'fresh-start', 'revision', 'e6dd128b-1ad9-4715-a1aa-d39517a4ae9a');
INSERT INTO public.image_uses VALUES ('ckzewqks4seshp9s', 'video', '3fd0bac4-78ce-4721-a066-323725ed9085', 'thumbnail', '');
INSERT INTO public.image_uses VALUES ('vpi62viaueby7uzp', 'video', '85f80540-853a-4bfb-905a-027a97af280d', 'thumbnail', '');


--
-- Data for Name: images; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.images VALUES ('zpmk5evcjs72his3', 'png', 64, 48, 'aa3311', 'A red field', 529, '2026-11-23 00:46:30.387+00', 'live', NULL, 'a red field');
INSERT INTO public.images VALUES ('ckzewqks4seshp9s', 'jpg', 1280, 720, 'cc3311', '', 6977, '2026-11-23 00:46:32.256+00', 'live', NULL, '');
INSERT INTO public.images VALUES ('vpi62viaueby7uzp', 'jpg', 480, 360, '127733', '', 1590, '2026-11-23 00:46:39.135+00', 'live', NULL, '');


--
-- Data for Name: item_views; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: known_words; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.known_words VALUES (3, 'age', 'ega');
INSERT INTO public.known_words VALUES (3, 'all', 'lla');
INSERT INTO public.known_words VALUES (3, 'and', 'dna');
INSERT INTO public.known_words VALUES (3, 'are', 'era');
INSERT INTO public.known_words VALUES (3, 'ask', 'ksa');
INSERT INTO public.known_words VALUES (3, 'bad', 'dab');
INSERT INTO public.known_words VALUES (3, 'bag', 'gab');
INSERT INTO public.known_words VALUES (3, 'bar', 'rab');
INSERT INTO public.known_words VALUES (3, 'bbc', 'cbb');
INSERT INTO public.known_words VALUES (3, 'bet', 'teb');
INSERT INTO public.known_words VALUES (3, 'big', 'gib');
INSERT INTO public.known_words VALUES (3, 'but', 'tub');
INSERT INTO public.known_words VALUES (3, 'buy', 'yub');
INSERT INTO public.known_words VALUES (3, 'can', 'nac');
INSERT INTO public.known_words VALUES (3, 'car', 'rac');
INSERT INTO public.known_words VALUES (3, 'day', 'yad');
INSERT INTO public.known_words VALUES (3, 'due', 'eud');
INSERT INTO public.known_words VALUES (3, 'end', 'dne');
INSERT INTO public.known_words VALUES (3, 'few', 'wef');
INSERT INTO public.known_words VALUES (3, 'fit', 'tif');
INSERT INTO public.known_words VALUES (3, 'fix', 'xif');
INSERT INTO public.known_words VALUES (3, 'for', 'rof');
INSERT INTO public.known_words VALUES (3, 'had', 'dah');
INSERT INTO public.known_words VALUES (3, 'has', 'sah');
INSERT INTO public.known_words VALUES (3, 'her', 'reh');
INSERT INTO public.known_words VALUES (3, 'him', 'mih');
INSERT INTO public.known_words VALUES (3, 'his', 'sih');
INSERT INTO public.known_words VALUES (3, 'how', 'woh');
INSERT INTO public.known_words VALUES (3, 'its', 'sti');
INSERT INTO public.known_words VALUES (3, 'law', 'wal');
INSERT INTO public.known_words VALUES (3, 'let', 'tel');
INSERT INTO public.known_words VALUES (3, 'lot', 'tol');
INSERT INTO public.known_words VALUES (3, 'map', 'pam');
INSERT INTO public.known_words VALUES (3, 'may', 'yam');
INSERT INTO public.known_words VALUES (3, 'mid', 'dim');
INSERT INTO public.known_words VALUES (3, 'new', 'wen');
INSERT INTO public.known_words VALUES (3, 'not', 'ton');
INSERT INTO public.known_words VALUES (3, 'off', 'ffo');
INSERT INTO public.known_words VALUES (3, 'one', 'eno');
INSERT INTO public.known_words VALUES (3, 'our', 'ruo');
INSERT INTO public.known_words VALUES (3, 'out', 'tuo');
INSERT INTO public.known_words VALUES (3, 'own', 'nwo');
INSERT INTO public.known_words VALUES (3, 'pay', 'yap');
INSERT INTO public.known_words VALUES (3, 'pdf', 'fdp');
INSERT INTO public.known_words VALUES (3, 'pin', 'nip');
INSERT INTO public.known_words VALUES (3, 'put', 'tup');
INSERT INTO public.known_words VALUES (3, 'say', 'yas');
INSERT INTO public.known_words VALUES (3, 'see', 'ees');
INSERT INTO public.known_words VALUES (3, 'she', 'ehs');
INSERT INTO public.known_words VALUES (3, 'sim', 'mis');
INSERT INTO public.known_words VALUES (3, 'son', 'nos');
INSERT INTO public.known_words VALUES (3, 'sum', 'mus');
INSERT INTO public.known_words VALUES (3, 'ten', 'net');
INSERT INTO public.known_words VALUES (3, 'the', 'eht');
INSERT INTO public.known_words VALUES (3, 'too', 'oot');
INSERT INTO public.known_words VALUES (3, 'twi', 'iwt');
INSERT INTO public.known_words VALUES (3, 'two', 'owt');
INSERT INTO public.known_words VALUES (3, 'use', 'esu');
INSERT INTO public.known_words VALUES (3, 'was', 'saw');
INSERT INTO public.known_words VALUES (3, 'web', 'bew');
INSERT INTO public.known_words VALUES (3, 'who', 'ohw');
INSERT INTO public.known_words VALUES (3, 'yaw', 'way');
INSERT INTO public.known_words VALUES (3, 'yet', 'tey');
INSERT INTO public.known_words VALUES (3, 'you', 'uoy');
INSERT INTO public.known_words VALUES (4, 'akan', 'naka');
INSERT INTO public.known_words VALUES (4, 'also', 'osla');
INSERT INTO public.known_words VALUES (4, 'asks', 'sksa');
INSERT INTO public.known_words VALUES (4, 'aunt', 'tnua');
INSERT INTO public.known_words VALUES (4, 'back', 'kcab');
INSERT INTO public.known_words VALUES (4, 'band', 'dnab');
INSERT INTO public.known_words VALUES (4, 'bank', 'knab');
INSERT INTO public.known_words VALUES (4, 'been', 'neeb');
INSERT INTO public.known_words VALUES (4, 'blue', 'eulb');
INSERT INTO public.known_words VALUES (4, 'both', 'htob');
INSERT INTO public.known_words VALUES (4, 'bump', 'pmub');
INSERT INTO public.known_words VALUES (4, 'buys', 'syub');
INSERT INTO public.known_words VALUES (4, 'call', 'llac');
INSERT INTO public.known_words VALUES (4, 'came', 'emac');
INSERT INTO public.known_words VALUES (4, 'card', 'drac');
INSERT INTO public.known_words VALUES (4, 'cedi', 'idec');
INSERT INTO public.known_words VALUES (4, 'chop', 'pohc');
INSERT INTO public.known_words VALUES (4, 'city', 'ytic');
INSERT INTO public.known_words VALUES (4, 'come', 'emoc');
INSERT INTO public.known_words VALUES (4, 'cost', 'tsoc');
INSERT INTO public.known_words VALUES (4, 'crop', 'porc');
INSERT INTO public.known_words VALUES (4, 'data', 'atad');
INSERT INTO public.known_words VALUES (4, 'days', 'syad');
INSERT INTO public.known_words VALUES (4, 'does', 'seod');
INSERT INTO public.known_words VALUES (4, 'door', 'rood');
INSERT INTO public.known_words VALUES (4, 'down', 'nwod');
INSERT INTO public.known_words VALUES (4, 'each', 'hcae');
INSERT INTO public.known_words VALUES (4, 'else', 'esle');
INSERT INTO public.known_words VALUES (4, 'even', 'neve');
INSERT INTO public.known_words VALUES (4, 'ever', 'reve');
INSERT INTO public.known_words VALUES (4, 'fees', 'seef');
INSERT INTO public.known_words VALUES (4, 'find', 'dnif');
INSERT INTO public.known_words VALUES (4, 'five', 'evif');
INSERT INTO public.known_words VALUES (4, 'foot', 'toof');
INSERT INTO public.known_words VALUES (4, 'four', 'ruof');
INSERT INTO public.known_words VALUES (4, 'free', 'eerf');
INSERT INTO public.known_words VALUES (4, 'from', 'morf');
INSERT INTO public.known_words VALUES (4, 'give', 'evig');
INSERT INTO public.known_words VALUES (4, 'goes', 'seog');
INSERT INTO public.known_words VALUES (4, 'good', 'doog');
INSERT INTO public.known_words VALUES (4, 'half', 'flah');
INSERT INTO public.known_words VALUES (4, 'hate', 'etah');
INSERT INTO public.known_words VALUES (4, 'have', 'evah');
INSERT INTO public.known_words VALUES (4, 'hear', 'raeh');
INSERT INTO public.known_words VALUES (4, 'held', 'dleh');
INSERT INTO public.known_words VALUES (4, 'help', 'pleh');
INSERT INTO public.known_words VALUES (4, 'here', 'ereh');
INSERT INTO public.known_words VALUES (4, 'home', 'emoh');
INSERT INTO public.known_words VALUES (4, 'hung', 'gnuh');
INSERT INTO public.known_words VALUES (4, 'just', 'tsuj');
INSERT INTO public.known_words VALUES (4, 'keep', 'peek');
INSERT INTO public.known_words VALUES (4, 'know', 'wonk');
INSERT INTO public.known_words VALUES (4, 'last', 'tsal');
INSERT INTO public.known_words VALUES (4, 'less', 'ssel');
INSERT INTO public.known_words VALUES (4, 'line', 'enil');
INSERT INTO public.known_words VALUES (4, 'list', 'tsil');
INSERT INTO public.known_words VALUES (4, 'lomé', 'émol');
INSERT INTO public.known_words VALUES (4, 'look', 'kool');
INSERT INTO public.known_words VALUES (4, 'lose', 'esol');
INSERT INTO public.known_words VALUES (4, 'made', 'edam');
INSERT INTO public.known_words VALUES (4, 'main', 'niam');
INSERT INTO public.known_words VALUES (4, 'many', 'ynam');
INSERT INTO public.known_words VALUES (4, 'meet', 'teem');
INSERT INTO public.known_words VALUES (4, 'milk', 'klim');
INSERT INTO public.known_words VALUES (4, 'momo', 'omom');
INSERT INTO public.known_words VALUES (4, 'more', 'erom');
INSERT INTO public.known_words VALUES (4, 'most', 'tsom');
INSERT INTO public.known_words VALUES (4, 'move', 'evom');
INSERT INTO public.known_words VALUES (4, 'much', 'hcum');
INSERT INTO public.known_words VALUES (4, 'name', 'eman');
INSERT INTO public.known_words VALUES (4, 'news', 'swen');
INSERT INTO public.known_words VALUES (4, 'next', 'txen');
INSERT INTO public.known_words VALUES (4, 'note', 'eton');
INSERT INTO public.known_words VALUES (4, 'ones', 'seno');
INSERT INTO public.known_words VALUES (4, 'only', 'ylno');
INSERT INTO public.known_words VALUES (4, 'open', 'nepo');
INSERT INTO public.known_words VALUES (4, 'over', 'revo');
INSERT INTO public.known_words VALUES (4, 'pack', 'kcap');
INSERT INTO public.known_words VALUES (4, 'page', 'egap');
INSERT INTO public.known_words VALUES (4, 'paid', 'diap');
INSERT INTO public.known_words VALUES (4, 'pair', 'riap');
INSERT INTO public.known_words VALUES (4, 'pays', 'syap');
INSERT INTO public.known_words VALUES (4, 'pesa', 'asep');
INSERT INTO public.known_words VALUES (4, 'plus', 'sulp');
INSERT INTO public.known_words VALUES (4, 'puts', 'stup');
INSERT INTO public.known_words VALUES (4, 'read', 'daer');
INSERT INTO public.known_words VALUES (4, 'road', 'daor');
INSERT INTO public.known_words VALUES (4, 'runs', 'snur');
INSERT INTO public.known_words VALUES (4, 'same', 'emas');
INSERT INTO public.known_words VALUES (4, 'save', 'evas');
INSERT INTO public.known_words VALUES (4, 'says', 'syas');
INSERT INTO public.known_words VALUES (4, 'sees', 'sees');
INSERT INTO public.known_words VALUES (4, 'sell', 'lles');
INSERT INTO public.known_words VALUES (4, 'send', 'dnes');
INSERT INTO public.known_words VALUES (4, 'sent', 'tnes');
INSERT INTO public.known_words VALUES (4, 'shop', 'pohs');
INSERT INTO public.known_words VALUES (4, 'show', 'wohs');
INSERT INTO public.known_words VALUES (4, 'side', 'edis');
INSERT INTO public.known_words VALUES (4, 'size', 'ezis');
INSERT INTO public.known_words VALUES (4, 'sold', 'dlos');
INSERT INTO public.known_words VALUES (4, 'sort', 'tros');
INSERT INTO public.known_words VALUES (4, 'take', 'ekat');
INSERT INTO public.known_words VALUES (4, 'taps', 'spat');
INSERT INTO public.known_words VALUES (4, 'tell', 'llet');
INSERT INTO public.known_words VALUES (4, 'text', 'txet');
INSERT INTO public.known_words VALUES (4, 'than', 'naht');
INSERT INTO public.known_words VALUES (4, 'that', 'taht');
INSERT INTO public.known_words VALUES (4, 'them', 'meht');
INSERT INTO public.known_words VALUES (4, 'then', 'neht');
INSERT INTO public.known_words VALUES (4, 'they', 'yeht');
INSERT INTO public.known_words VALUES (4, 'this', 'siht');
INSERT INTO public.known_words VALUES (4, 'tiny', 'ynit');
INSERT INTO public.known_words VALUES (4, 'town', 'nwot');
INSERT INTO public.known_words VALUES (4, 'unit', 'tinu');
INSERT INTO public.known_words VALUES (4, 'wait', 'tiaw');
INSERT INTO public.known_words VALUES (4, 'walk', 'klaw');
INSERT INTO public.known_words VALUES (4, 'want', 'tnaw');
INSERT INTO public.known_words VALUES (4, 'week', 'keew');
INSERT INTO public.known_words VALUES (4, 'went', 'tnew');
INSERT INTO public.known_words VALUES (4, 'what', 'tahw');
INSERT INTO public.known_words VALUES (4, 'when', 'nehw');
INSERT INTO public.known_words VALUES (4, 'whom', 'mohw');
INSERT INTO public.known_words VALUES (4, 'will', 'lliw');
INSERT INTO public.known_words VALUES (4, 'with', 'htiw');
INSERT INTO public.known_words VALUES (4, 'your', 'ruoy');
INSERT INTO public.known_words VALUES (5, 'about', 'tuoba');
INSERT INTO public.known_words VALUES (5, 'accra', 'arcca');
INSERT INTO public.known_words VALUES (5, 'aflao', 'oalfa');
INSERT INTO public.known_words VALUES (5, 'after', 'retfa');
INSERT INTO public.known_words VALUES (5, 'again', 'niaga');
INSERT INTO public.known_words VALUES (5, 'agree', 'eerga');
INSERT INTO public.known_words VALUES (5, 'alert', 'trela');
INSERT INTO public.known_words VALUES (5, 'beats', 'staeb');
INSERT INTO public.known_words VALUES (5, 'bring', 'gnirb');
INSERT INTO public.known_words VALUES (5, 'calls', 'sllac');
INSERT INTO public.known_words VALUES (5, 'cedis', 'sidec');
INSERT INTO public.known_words VALUES (5, 'cheap', 'paehc');
INSERT INTO public.known_words VALUES (5, 'check', 'kcehc');
INSERT INTO public.known_words VALUES (5, 'class', 'ssalc');
INSERT INTO public.known_words VALUES (5, 'clean', 'naelc');
INSERT INTO public.known_words VALUES (5, 'cocoa', 'aococ');
INSERT INTO public.known_words VALUES (5, 'comes', 'semoc');
INSERT INTO public.known_words VALUES (5, 'costs', 'stsoc');
INSERT INTO public.known_words VALUES (5, 'count', 'tnuoc');
INSERT INTO public.known_words VALUES (5, 'court', 'truoc');
INSERT INTO public.known_words VALUES (5, 'cross', 'ssorc');
INSERT INTO public.known_words VALUES (5, 'crude', 'edurc');
INSERT INTO public.known_words VALUES (5, 'daily', 'yliad');
INSERT INTO public.known_words VALUES (5, 'digit', 'tigid');
INSERT INTO public.known_words VALUES (5, 'doubt', 'tbuod');
INSERT INTO public.known_words VALUES (5, 'every', 'yreve');
INSERT INTO public.known_words VALUES (5, 'fewer', 'rewef');
INSERT INTO public.known_words VALUES (5, 'first', 'tsrif');
INSERT INTO public.known_words VALUES (5, 'ghana', 'anahg');
INSERT INTO public.known_words VALUES (5, 'given', 'nevig');
INSERT INTO public.known_words VALUES (5, 'going', 'gniog');
INSERT INTO public.known_words VALUES (5, 'goods', 'sdoog');
INSERT INTO public.known_words VALUES (5, 'hausa', 'asuah');
INSERT INTO public.known_words VALUES (5, 'heard', 'draeh');
INSERT INTO public.known_words VALUES (5, 'holds', 'sdloh');
INSERT INTO public.known_words VALUES (5, 'hurry', 'yrruh');
INSERT INTO public.known_words VALUES (5, 'intro', 'ortni');
INSERT INTO public.known_words VALUES (5, 'jumia', 'aimuj');
INSERT INTO public.known_words VALUES (5, 'keeps', 'speek');
INSERT INTO public.known_words VALUES (5, 'kiosk', 'ksoik');
INSERT INTO public.known_words VALUES (5, 'known', 'nwonk');
INSERT INTO public.known_words VALUES (5, 'lagos', 'sogal');
INSERT INTO public.known_words VALUES (5, 'laugh', 'hgual');
INSERT INTO public.known_words VALUES (5, 'learn', 'nrael');
INSERT INTO public.known_words VALUES (5, 'leave', 'evael');
INSERT INTO public.known_words VALUES (5, 'looks', 'skool');
INSERT INTO public.known_words VALUES (5, 'maize', 'eziam');
INSERT INTO public.known_words VALUES (5, 'makes', 'sekam');
INSERT INTO public.known_words VALUES (5, 'money', 'yenom');
INSERT INTO public.known_words VALUES (5, 'month', 'htnom');
INSERT INTO public.known_words VALUES (5, 'needs', 'sdeen');
INSERT INTO public.known_words VALUES (5, 'never', 'reven');
INSERT INTO public.known_words VALUES (5, 'notes', 'seton');
INSERT INTO public.known_words VALUES (5, 'offer', 'reffo');
INSERT INTO public.known_words VALUES (5, 'often', 'netfo');
INSERT INTO public.known_words VALUES (5, 'order', 'redro');
INSERT INTO public.known_words VALUES (5, 'other', 'rehto');
INSERT INTO public.known_words VALUES (5, 'peace', 'ecaep');
INSERT INTO public.known_words VALUES (5, 'phone', 'enohp');
INSERT INTO public.known_words VALUES (5, 'plans', 'snalp');
INSERT INTO public.known_words VALUES (5, 'plant', 'tnalp');
INSERT INTO public.known_words VALUES (5, 'plays', 'syalp');
INSERT INTO public.known_words VALUES (5, 'point', 'tniop');
INSERT INTO public.known_words VALUES (5, 'price', 'ecirp');
INSERT INTO public.known_words VALUES (5, 'print', 'tnirp');
INSERT INTO public.known_words VALUES (5, 'purse', 'esrup');
INSERT INTO public.known_words VALUES (5, 'radio', 'oidar');
INSERT INTO public.known_words VALUES (5, 'reach', 'hcaer');
INSERT INTO public.known_words VALUES (5, 'rider', 'redir');
INSERT INTO public.known_words VALUES (5, 'right', 'thgir');
INSERT INTO public.known_words VALUES (5, 'saved', 'devas');
INSERT INTO public.known_words VALUES (5, 'sells', 'slles');
INSERT INTO public.known_words VALUES (5, 'sends', 'sdnes');
INSERT INTO public.known_words VALUES (5, 'shirt', 'trihs');
INSERT INTO public.known_words VALUES (5, 'short', 'trohs');
INSERT INTO public.known_words VALUES (5, 'shows', 'swohs');
INSERT INTO public.known_words VALUES (5, 'since', 'ecnis');
INSERT INTO public.known_words VALUES (5, 'small', 'llams');
INSERT INTO public.known_words VALUES (5, 'south', 'htuos');
INSERT INTO public.known_words VALUES (5, 'speak', 'kaeps');
INSERT INTO public.known_words VALUES (5, 'speed', 'deeps');
INSERT INTO public.known_words VALUES (5, 'spend', 'dneps');
INSERT INTO public.known_words VALUES (5, 'spent', 'tneps');
INSERT INTO public.known_words VALUES (5, 'staff', 'ffats');
INSERT INTO public.known_words VALUES (5, 'start', 'trats');
INSERT INTO public.known_words VALUES (5, 'still', 'llits');
INSERT INTO public.known_words VALUES (5, 'stuck', 'kcuts');
INSERT INTO public.known_words VALUES (5, 'taken', 'nekat');
INSERT INTO public.known_words VALUES (5, 'takes', 'sekat');
INSERT INTO public.known_words VALUES (5, 'their', 'rieht');
INSERT INTO public.known_words VALUES (5, 'there', 'ereht');
INSERT INTO public.known_words VALUES (5, 'these', 'eseht');
INSERT INTO public.known_words VALUES (5, 'thing', 'gniht');
INSERT INTO public.known_words VALUES (5, 'those', 'esoht');
INSERT INTO public.known_words VALUES (5, 'three', 'eerht');
INSERT INTO public.known_words VALUES (5, 'times', 'semit');
INSERT INTO public.known_words VALUES (5, 'tries', 'seirt');
INSERT INTO public.known_words VALUES (5, 'types', 'sepyt');
INSERT INTO public.known_words VALUES (5, 'until', 'litnu');
INSERT INTO public.known_words VALUES (5, 'usual', 'lausu');
INSERT INTO public.known_words VALUES (5, 'video', 'oediv');
INSERT INTO public.known_words VALUES (5, 'voice', 'eciov');
INSERT INTO public.known_words VALUES (5, 'watch', 'hctaw');
INSERT INTO public.known_words VALUES (5, 'water', 'retaw');
INSERT INTO public.known_words VALUES (5, 'where', 'erehw');
INSERT INTO public.known_words VALUES (5, 'which', 'hcihw');
INSERT INTO public.known_words VALUES (5, 'while', 'elihw');
INSERT INTO public.known_words VALUES (5, 'whose', 'esohw');
INSERT INTO public.known_words VALUES (5, 'worth', 'htrow');
INSERT INTO public.known_words VALUES (5, 'would', 'dluow');
INSERT INTO public.known_words VALUES (5, 'write', 'etirw');
INSERT INTO public.known_words VALUES (5, 'wrong', 'gnorw');
INSERT INTO public.known_words VALUES (5, 'years', 'sraey');
INSERT INTO public.known_words VALUES (5, 'zeros', 'sorez');
INSERT INTO public.known_words VALUES (6, 'across', 'ssorca');
INSERT INTO public.known_words VALUES (6, 'africa', 'acirfa');
INSERT INTO public.known_words VALUES (6, 'became', 'emaceb');
INSERT INTO public.known_words VALUES (6, 'before', 'erofeb');
INSERT INTO public.known_words VALUES (6, 'beside', 'ediseb');
INSERT INTO public.known_words VALUES (6, 'better', 'retteb');
INSERT INTO public.known_words VALUES (6, 'border', 'redrob');
INSERT INTO public.known_words VALUES (6, 'bought', 'thguob');
INSERT INTO public.known_words VALUES (6, 'budget', 'tegdub');
INSERT INTO public.known_words VALUES (6, 'bundle', 'eldnub');
INSERT INTO public.known_words VALUES (6, 'called', 'dellac');
INSERT INTO public.known_words VALUES (6, 'camera', 'aremac');
INSERT INTO public.known_words VALUES (6, 'change', 'egnahc');
INSERT INTO public.known_words VALUES (6, 'charge', 'egrahc');
INSERT INTO public.known_words VALUES (6, 'choose', 'esoohc');
INSERT INTO public.known_words VALUES (6, 'clerks', 'skrelc');
INSERT INTO public.known_words VALUES (6, 'colour', 'ruoloc');
INSERT INTO public.known_words VALUES (6, 'covers', 'srevoc');
INSERT INTO public.known_words VALUES (6, 'decide', 'ediced');
INSERT INTO public.known_words VALUES (6, 'defect', 'tcefed');
INSERT INTO public.known_words VALUES (6, 'differ', 'reffid');
INSERT INTO public.known_words VALUES (6, 'during', 'gnirud');
INSERT INTO public.known_words VALUES (6, 'else''s', 's''esle');
INSERT INTO public.known_words VALUES (6, 'farmer', 'remraf');
INSERT INTO public.known_words VALUES (6, 'figure', 'erugif');
INSERT INTO public.known_words VALUES (6, 'follow', 'wollof');
INSERT INTO public.known_words VALUES (6, 'forget', 'tegrof');
INSERT INTO public.known_words VALUES (6, 'french', 'hcnerf');
INSERT INTO public.known_words VALUES (6, 'fridge', 'egdirf');
INSERT INTO public.known_words VALUES (6, 'gossip', 'pissog');
INSERT INTO public.known_words VALUES (6, 'honest', 'tsenoh');
INSERT INTO public.known_words VALUES (6, 'income', 'emocni');
INSERT INTO public.known_words VALUES (6, 'kumasi', 'isamuk');
INSERT INTO public.known_words VALUES (6, 'leaves', 'sevael');
INSERT INTO public.known_words VALUES (6, 'london', 'nodnol');
INSERT INTO public.known_words VALUES (6, 'manage', 'eganam');
INSERT INTO public.known_words VALUES (6, 'member', 'rebmem');
INSERT INTO public.known_words VALUES (6, 'memory', 'yromem');
INSERT INTO public.known_words VALUES (6, 'mensah', 'hasnem');
INSERT INTO public.known_words VALUES (6, 'middle', 'elddim');
INSERT INTO public.known_words VALUES (6, 'minute', 'etunim');
INSERT INTO public.known_words VALUES (6, 'mobile', 'elibom');
INSERT INTO public.known_words VALUES (6, 'months', 'shtnom');
INSERT INTO public.known_words VALUES (6, 'moving', 'gnivom');
INSERT INTO public.known_words VALUES (6, 'nearly', 'ylraen');
INSERT INTO public.known_words VALUES (6, 'nobody', 'ydobon');
INSERT INTO public.known_words VALUES (6, 'number', 'rebmun');
INSERT INTO public.known_words VALUES (6, 'nurses', 'sesrun');
INSERT INTO public.known_words VALUES (6, 'opened', 'denepo');
INSERT INTO public.known_words VALUES (6, 'pencil', 'licnep');
INSERT INTO public.known_words VALUES (6, 'people', 'elpoep');
INSERT INTO public.known_words VALUES (6, 'person', 'nosrep');
INSERT INTO public.known_words VALUES (6, 'pesewa', 'awesep');
INSERT INTO public.known_words VALUES (6, 'pidgin', 'nigdip');
INSERT INTO public.known_words VALUES (6, 'played', 'deyalp');
INSERT INTO public.known_words VALUES (6, 'please', 'esaelp');
INSERT INTO public.known_words VALUES (6, 'plenty', 'ytnelp');
INSERT INTO public.known_words VALUES (6, 'policy', 'ycilop');
INSERT INTO public.known_words VALUES (6, 'poster', 'retsop');
INSERT INTO public.known_words VALUES (6, 'powder', 'redwop');
INSERT INTO public.known_words VALUES (6, 'prices', 'secirp');
INSERT INTO public.known_words VALUES (6, 'rather', 'rehtar');
INSERT INTO public.known_words VALUES (6, 'reason', 'nosaer');
INSERT INTO public.known_words VALUES (6, 'record', 'drocer');
INSERT INTO public.known_words VALUES (6, 'reduce', 'ecuder');
INSERT INTO public.known_words VALUES (6, 'refuse', 'esufer');
INSERT INTO public.known_words VALUES (6, 'report', 'troper');
INSERT INTO public.known_words VALUES (6, 'rising', 'gnisir');
INSERT INTO public.known_words VALUES (6, 'sachet', 'tehcas');
INSERT INTO public.known_words VALUES (6, 'school', 'loohcs');
INSERT INTO public.known_words VALUES (6, 'screen', 'neercs');
INSERT INTO public.known_words VALUES (6, 'season', 'nosaes');
INSERT INTO public.known_words VALUES (6, 'second', 'dnoces');
INSERT INTO public.known_words VALUES (6, 'sheets', 'steehs');
INSERT INTO public.known_words VALUES (6, 'should', 'dluohs');
INSERT INTO public.known_words VALUES (6, 'shrink', 'knirhs');
INSERT INTO public.known_words VALUES (6, 'single', 'elgnis');
INSERT INTO public.known_words VALUES (6, 'sister', 'retsis');
INSERT INTO public.known_words VALUES (6, 'spends', 'sdneps');
INSERT INTO public.known_words VALUES (6, 'spoken', 'nekops');
INSERT INTO public.known_words VALUES (6, 'street', 'teerts');
INSERT INTO public.known_words VALUES (6, 'taught', 'thguat');
INSERT INTO public.known_words VALUES (6, 'thrown', 'nworht');
INSERT INTO public.known_words VALUES (6, 'trader', 'redart');
INSERT INTO public.known_words VALUES (6, 'twelve', 'evlewt');
INSERT INTO public.known_words VALUES (6, 'twenty', 'ytnewt');
INSERT INTO public.known_words VALUES (6, 'waakye', 'eykaaw');
INSERT INTO public.known_words VALUES (6, 'wallet', 'tellaw');
INSERT INTO public.known_words VALUES (6, 'weighs', 'shgiew');
INSERT INTO public.known_words VALUES (6, 'window', 'wodniw');
INSERT INTO public.known_words VALUES (6, 'within', 'nihtiw');
INSERT INTO public.known_words VALUES (7, 'advance', 'ecnavda');
INSERT INTO public.known_words VALUES (7, 'african', 'nacirfa');
INSERT INTO public.known_words VALUES (7, 'airtime', 'emitria');
INSERT INTO public.known_words VALUES (7, 'amounts', 'stnuoma');
INSERT INTO public.known_words VALUES (7, 'another', 'rehtona');
INSERT INTO public.known_words VALUES (7, 'appears', 'sraeppa');
INSERT INTO public.known_words VALUES (7, 'arrives', 'sevirra');
INSERT INTO public.known_words VALUES (7, 'balance', 'ecnalab');
INSERT INTO public.known_words VALUES (7, 'because', 'esuaceb');
INSERT INTO public.known_words VALUES (7, 'brother', 'rehtorb');
INSERT INTO public.known_words VALUES (7, 'busiest', 'tseisub');
INSERT INTO public.known_words VALUES (7, 'careful', 'luferac');
INSERT INTO public.known_words VALUES (7, 'changes', 'segnahc');
INSERT INTO public.known_words VALUES (7, 'charged', 'degrahc');
INSERT INTO public.known_words VALUES (7, 'company', 'ynapmoc');
INSERT INTO public.known_words VALUES (7, 'confirm', 'mrifnoc');
INSERT INTO public.known_words VALUES (7, 'counter', 'retnuoc');
INSERT INTO public.known_words VALUES (7, 'dagbani', 'inabgad');
INSERT INTO public.known_words VALUES (7, 'deliver', 'reviled');
INSERT INTO public.known_words VALUES (7, 'deposit', 'tisoped');
INSERT INTO public.known_words VALUES (7, 'details', 'sliated');
INSERT INTO public.known_words VALUES (7, 'digital', 'latigid');
INSERT INTO public.known_words VALUES (7, 'drivers', 'srevird');
INSERT INTO public.known_words VALUES (7, 'easiest', 'tseisae');
INSERT INTO public.known_words VALUES (7, 'english', 'hsilgne');
INSERT INTO public.known_words VALUES (7, 'errands', 'sdnarre');
INSERT INTO public.known_words VALUES (7, 'figures', 'serugif');
INSERT INTO public.known_words VALUES (7, 'finance', 'ecnanif');
INSERT INTO public.known_words VALUES (7, 'finding', 'gnidnif');
INSERT INTO public.known_words VALUES (7, 'humming', 'gnimmuh');
INSERT INTO public.known_words VALUES (7, 'hundred', 'derdnuh');
INSERT INTO public.known_words VALUES (7, 'january', 'yraunaj');
INSERT INTO public.known_words VALUES (7, 'kitchen', 'nehctik');
INSERT INTO public.known_words VALUES (7, 'measure', 'erusaem');
INSERT INTO public.known_words VALUES (7, 'minutes', 'setunim');
INSERT INTO public.known_words VALUES (7, 'monthly', 'ylhtnom');
INSERT INTO public.known_words VALUES (7, 'morning', 'gninrom');
INSERT INTO public.known_words VALUES (7, 'nairobi', 'iborian');
INSERT INTO public.known_words VALUES (7, 'neither', 'rehtien');
INSERT INTO public.known_words VALUES (7, 'network', 'krowten');
INSERT INTO public.known_words VALUES (7, 'nigeria', 'airegin');
INSERT INTO public.known_words VALUES (7, 'nothing', 'gnihton');
INSERT INTO public.known_words VALUES (7, 'parcels', 'slecrap');
INSERT INTO public.known_words VALUES (7, 'payment', 'tnemyap');
INSERT INTO public.known_words VALUES (7, 'pesewas', 'sawesep');
INSERT INTO public.known_words VALUES (7, 'poverty', 'ytrevop');
INSERT INTO public.known_words VALUES (7, 'prepaid', 'diaperp');
INSERT INTO public.known_words VALUES (7, 'product', 'tcudorp');
INSERT INTO public.known_words VALUES (7, 'promise', 'esimorp');
INSERT INTO public.known_words VALUES (7, 'purpose', 'esoprup');
INSERT INTO public.known_words VALUES (7, 'reaches', 'sehcaer');
INSERT INTO public.known_words VALUES (7, 'readers', 'sredaer');
INSERT INTO public.known_words VALUES (7, 'refused', 'desufer');
INSERT INTO public.known_words VALUES (7, 'respect', 'tcepser');
INSERT INTO public.known_words VALUES (7, 'returns', 'snruter');
INSERT INTO public.known_words VALUES (7, 'roofing', 'gnifoor');
INSERT INTO public.known_words VALUES (7, 'sachets', 'stehcas');
INSERT INTO public.known_words VALUES (7, 'sandals', 'sladnas');
INSERT INTO public.known_words VALUES (7, 'service', 'ecivres');
INSERT INTO public.known_words VALUES (7, 'shampoo', 'oopmahs');
INSERT INTO public.known_words VALUES (7, 'shopper', 'reppohs');
INSERT INTO public.known_words VALUES (7, 'someone', 'enoemos');
INSERT INTO public.known_words VALUES (7, 'started', 'detrats');
INSERT INTO public.known_words VALUES (7, 'station', 'noitats');
INSERT INTO public.known_words VALUES (7, 'student', 'tneduts');
INSERT INTO public.known_words VALUES (7, 'teacher', 'rehcaet');
INSERT INTO public.known_words VALUES (7, 'through', 'hguorht');
INSERT INTO public.known_words VALUES (7, 'traders', 'sredart');
INSERT INTO public.known_words VALUES (7, 'traffic', 'ciffart');
INSERT INTO public.known_words VALUES (7, 'useless', 'sselesu');
INSERT INTO public.known_words VALUES (7, 'version', 'noisrev');
INSERT INTO public.known_words VALUES (7, 'visitor', 'rotisiv');
INSERT INTO public.known_words VALUES (7, 'whether', 'rehtehw');
INSERT INTO public.known_words VALUES (7, 'whoever', 'reveohw');
INSERT INTO public.known_words VALUES (8, 'anything', 'gnihtyna');
INSERT INTO public.known_words VALUES (8, 'audience', 'ecneidua');
INSERT INTO public.known_words VALUES (8, 'bargains', 'sniagrab');
INSERT INTO public.known_words VALUES (8, 'business', 'ssenisub');
INSERT INTO public.known_words VALUES (8, 'contract', 'tcartnoc');
INSERT INTO public.known_words VALUES (8, 'corrects', 'stcerroc');
INSERT INTO public.known_words VALUES (8, 'currency', 'ycnerruc');
INSERT INTO public.known_words VALUES (8, 'customer', 'remotsuc');
INSERT INTO public.known_words VALUES (8, 'delivery', 'yreviled');
INSERT INTO public.known_words VALUES (8, 'designer', 'rengised');
INSERT INTO public.known_words VALUES (8, 'doorstep', 'petsrood');
INSERT INTO public.known_words VALUES (8, 'download', 'daolnwod');
INSERT INTO public.known_words VALUES (8, 'estimate', 'etamitse');
INSERT INTO public.known_words VALUES (8, 'fluently', 'yltneulf');
INSERT INTO public.known_words VALUES (8, 'founders', 'srednuof');
INSERT INTO public.known_words VALUES (8, 'gigabyte', 'etybagig');
INSERT INTO public.known_words VALUES (8, 'highlife', 'efilhgih');
INSERT INTO public.known_words VALUES (8, 'internet', 'tenretni');
INSERT INTO public.known_words VALUES (8, 'kaneshie', 'eihsenak');
INSERT INTO public.known_words VALUES (8, 'landmark', 'kramdnal');
INSERT INTO public.known_words VALUES (8, 'language', 'egaugnal');
INSERT INTO public.known_words VALUES (8, 'launched', 'dehcnual');
INSERT INTO public.known_words VALUES (8, 'listener', 'renetsil');
INSERT INTO public.known_words VALUES (8, 'matching', 'gnihctam');
INSERT INTO public.known_words VALUES (8, 'megabyte', 'etybagem');
INSERT INTO public.known_words VALUES (8, 'nobody''s', 's''ydobon');
INSERT INTO public.known_words VALUES (8, 'official', 'laiciffo');
INSERT INTO public.known_words VALUES (8, 'opposite', 'etisoppo');
INSERT INTO public.known_words VALUES (8, 'outright', 'thgirtuo');
INSERT INTO public.known_words VALUES (8, 'password', 'drowssap');
INSERT INTO public.known_words VALUES (8, 'persuade', 'edausrep');
INSERT INTO public.known_words VALUES (8, 'practice', 'ecitcarp');
INSERT INTO public.known_words VALUES (8, 'probably', 'ylbaborp');
INSERT INTO public.known_words VALUES (8, 'products', 'stcudorp');
INSERT INTO public.known_words VALUES (8, 'refusals', 'slasufer');
INSERT INTO public.known_words VALUES (8, 'sentence', 'ecnetnes');
INSERT INTO public.known_words VALUES (8, 'slightly', 'ylthgils');
INSERT INTO public.known_words VALUES (8, 'smallest', 'tsellams');
INSERT INTO public.known_words VALUES (8, 'somebody', 'ydobemos');
INSERT INTO public.known_words VALUES (8, 'speaking', 'gnikaeps');
INSERT INTO public.known_words VALUES (8, 'straight', 'thgiarts');
INSERT INTO public.known_words VALUES (8, 'stranger', 'regnarts');
INSERT INTO public.known_words VALUES (8, 'strategy', 'ygetarts');
INSERT INTO public.known_words VALUES (8, 'survives', 'sevivrus');
INSERT INTO public.known_words VALUES (8, 'teachers', 'srehcaet');
INSERT INTO public.known_words VALUES (8, 'thousand', 'dnasuoht');
INSERT INTO public.known_words VALUES (8, 'thursday', 'yadsruht');
INSERT INTO public.known_words VALUES (8, 'transfer', 'refsnart');
INSERT INTO public.known_words VALUES (8, 'valuable', 'elbaulav');
INSERT INTO public.known_words VALUES (8, 'whatever', 'revetahw');
INSERT INTO public.known_words VALUES (8, 'whatsapp', 'ppastahw');
INSERT INTO public.known_words VALUES (9, 'addresses', 'sesserdda');
INSERT INTO public.known_words VALUES (9, 'advertise', 'esitrevda');
INSERT INTO public.known_words VALUES (9, 'afternoon', 'noonretfa');
INSERT INTO public.known_words VALUES (9, 'assistant', 'tnatsissa');
INSERT INTO public.known_words VALUES (9, 'authority', 'ytirohtua');
INSERT INTO public.known_words VALUES (9, 'broadcast', 'tsacdaorb');
INSERT INTO public.known_words VALUES (9, 'carefully', 'ylluferac');
INSERT INTO public.known_words VALUES (9, 'character', 'retcarahc');
INSERT INTO public.known_words VALUES (9, 'christmas', 'samtsirhc');
INSERT INTO public.known_words VALUES (9, 'continent', 'tnenitnoc');
INSERT INTO public.known_words VALUES (9, 'countries', 'seirtnuoc');
INSERT INTO public.known_words VALUES (9, 'customers', 'sremotsuc');
INSERT INTO public.known_words VALUES (9, 'different', 'tnereffid');
INSERT INTO public.known_words VALUES (9, 'directors', 'srotcerid');
INSERT INTO public.known_words VALUES (9, 'excellent', 'tnellecxe');
INSERT INTO public.known_words VALUES (9, 'guarantee', 'eetnaraug');
INSERT INTO public.known_words VALUES (9, 'languages', 'segaugnal');
INSERT INTO public.known_words VALUES (9, 'lifestyle', 'elytsefil');
INSERT INTO public.known_words VALUES (9, 'marketing', 'gnitekram');
INSERT INTO public.known_words VALUES (9, 'paperwork', 'krowrepap');
INSERT INTO public.known_words VALUES (9, 'paragraph', 'hpargarap');
INSERT INTO public.known_words VALUES (9, 'presenter', 'retneserp');
INSERT INTO public.known_words VALUES (9, 'privilege', 'egelivirp');
INSERT INTO public.known_words VALUES (9, 'publishes', 'sehsilbup');
INSERT INTO public.known_words VALUES (9, 'remembers', 'srebmemer');
INSERT INTO public.known_words VALUES (9, 'safaricom', 'mocirafas');
INSERT INTO public.known_words VALUES (9, 'sentences', 'secnetnes');
INSERT INTO public.known_words VALUES (9, 'something', 'gnihtemos');
INSERT INTO public.known_words VALUES (9, 'station''s', 's''noitats');
INSERT INTO public.known_words VALUES (9, 'strangers', 'sregnarts');
INSERT INTO public.known_words VALUES (9, 'surcharge', 'egrahcrus');
INSERT INTO public.known_words VALUES (10, 'connection', 'noitcennoc');
INSERT INTO public.known_words VALUES (10, 'correction', 'noitcerroc');
INSERT INTO public.known_words VALUES (10, 'customer''s', 's''remotsuc');
INSERT INTO public.known_words VALUES (10, 'difference', 'ecnereffid');
INSERT INTO public.known_words VALUES (10, 'directions', 'snoitcerid');
INSERT INTO public.known_words VALUES (10, 'instrument', 'tnemurtsni');
INSERT INTO public.known_words VALUES (10, 'introduces', 'secudortni');
INSERT INTO public.known_words VALUES (10, 'photograph', 'hpargotohp');
INSERT INTO public.known_words VALUES (10, 'population', 'noitalupop');
INSERT INTO public.known_words VALUES (10, 'portuguese', 'eseugutrop');
INSERT INTO public.known_words VALUES (10, 'promotions', 'snoitomorp');
INSERT INTO public.known_words VALUES (10, 'registered', 'deretsiger');
INSERT INTO public.known_words VALUES (10, 'somebody''s', 's''ydobemos');
INSERT INTO public.known_words VALUES (11, 'advertising', 'gnisitrevda');
INSERT INTO public.known_words VALUES (11, 'considering', 'gniredisnoc');
INSERT INTO public.known_words VALUES (11, 'grandmother', 'rehtomdnarg');
INSERT INTO public.known_words VALUES (11, 'photographs', 'shpargotohp');
INSERT INTO public.known_words VALUES (12, 'hairdressers', 'sresserdriah');
INSERT INTO public.known_words VALUES (12, 'johannesburg', 'grubsennahoj');
INSERT INTO public.known_words VALUES (3, 'add', 'dda');
INSERT INTO public.known_words VALUES (3, 'bed', 'deb');
INSERT INTO public.known_words VALUES (3, 'cut', 'tuc');
INSERT INTO public.known_words VALUES (3, 'eat', 'tae');
INSERT INTO public.known_words VALUES (3, 'fee', 'eef');
INSERT INTO public.known_words VALUES (3, 'get', 'teg');
INSERT INTO public.known_words VALUES (3, 'jar', 'raj');
INSERT INTO public.known_words VALUES (3, 'man', 'nam');
INSERT INTO public.known_words VALUES (3, 'now', 'won');
INSERT INTO public.known_words VALUES (3, 'old', 'dlo');
INSERT INTO public.known_words VALUES (3, 'per', 'rep');
INSERT INTO public.known_words VALUES (3, 'run', 'nur');
INSERT INTO public.known_words VALUES (3, 'sat', 'tas');
INSERT INTO public.known_words VALUES (3, 'set', 'tes');
INSERT INTO public.known_words VALUES (3, 'six', 'xis');
INSERT INTO public.known_words VALUES (3, 'try', 'yrt');
INSERT INTO public.known_words VALUES (3, 'van', 'nav');
INSERT INTO public.known_words VALUES (3, 'vig', 'giv');
INSERT INTO public.known_words VALUES (3, 'way', 'yaw');
INSERT INTO public.known_words VALUES (3, 'why', 'yhw');
INSERT INTO public.known_words VALUES (3, 'won', 'now');
INSERT INTO public.known_words VALUES (3, 'yes', 'sey');
INSERT INTO public.known_words VALUES (4, 'away', 'yawa');
INSERT INTO public.known_words VALUES (4, 'best', 'tseb');
INSERT INTO public.known_words VALUES (4, 'boot', 'toob');
INSERT INTO public.known_words VALUES (4, 'cash', 'hsac');
INSERT INTO public.known_words VALUES (4, 'cent', 'tnec');
INSERT INTO public.known_words VALUES (4, 'cuts', 'stuc');
INSERT INTO public.known_words VALUES (4, 'date', 'etad');
INSERT INTO public.known_words VALUES (4, 'drop', 'pord');
INSERT INTO public.known_words VALUES (4, 'dull', 'llud');
INSERT INTO public.known_words VALUES (4, 'earn', 'nrae');
INSERT INTO public.known_words VALUES (4, 'easy', 'ysae');
INSERT INTO public.known_words VALUES (4, 'efua', 'aufe');
INSERT INTO public.known_words VALUES (4, 'ends', 'sdne');
INSERT INTO public.known_words VALUES (4, 'fire', 'erif');
INSERT INTO public.known_words VALUES (4, 'firm', 'mrif');
INSERT INTO public.known_words VALUES (4, 'fond', 'dnof');
INSERT INTO public.known_words VALUES (4, 'food', 'doof');
INSERT INTO public.known_words VALUES (4, 'form', 'mrof');
INSERT INTO public.known_words VALUES (4, 'gate', 'etag');
INSERT INTO public.known_words VALUES (4, 'gave', 'evag');
INSERT INTO public.known_words VALUES (4, 'gets', 'steg');
INSERT INTO public.known_words VALUES (4, 'grow', 'worg');
INSERT INTO public.known_words VALUES (4, 'hall', 'llah');
INSERT INTO public.known_words VALUES (4, 'hand', 'dnah');
INSERT INTO public.known_words VALUES (4, 'hers', 'sreh');
INSERT INTO public.known_words VALUES (4, 'hour', 'ruoh');
INSERT INTO public.known_words VALUES (4, 'idea', 'aedi');
INSERT INTO public.known_words VALUES (4, 'idle', 'eldi');
INSERT INTO public.known_words VALUES (4, 'into', 'otni');
INSERT INTO public.known_words VALUES (4, 'jars', 'sraj');
INSERT INTO public.known_words VALUES (4, 'june', 'enuj');
INSERT INTO public.known_words VALUES (4, 'kept', 'tpek');
INSERT INTO public.known_words VALUES (4, 'keys', 'syek');
INSERT INTO public.known_words VALUES (4, 'lack', 'kcal');
INSERT INTO public.known_words VALUES (4, 'late', 'etal');
INSERT INTO public.known_words VALUES (4, 'left', 'tfel');
INSERT INTO public.known_words VALUES (4, 'lego', 'ogel');
INSERT INTO public.known_words VALUES (4, 'lids', 'sdil');
INSERT INTO public.known_words VALUES (4, 'like', 'ekil');
INSERT INTO public.known_words VALUES (4, 'lost', 'tsol');
INSERT INTO public.known_words VALUES (4, 'make', 'ekam');
INSERT INTO public.known_words VALUES (4, 'mean', 'naem');
INSERT INTO public.known_words VALUES (4, 'menu', 'unem');
INSERT INTO public.known_words VALUES (4, 'need', 'deen');
INSERT INTO public.known_words VALUES (4, 'nine', 'enin');
INSERT INTO public.known_words VALUES (4, 'none', 'enon');
INSERT INTO public.known_words VALUES (4, 'once', 'ecno');
INSERT INTO public.known_words VALUES (4, 'poor', 'roop');
INSERT INTO public.known_words VALUES (4, 'rate', 'etar');
INSERT INTO public.known_words VALUES (4, 'real', 'laer');
INSERT INTO public.known_words VALUES (4, 'ring', 'gnir');
INSERT INTO public.known_words VALUES (4, 'room', 'moor');
INSERT INTO public.known_words VALUES (4, 'sign', 'ngis');
INSERT INTO public.known_words VALUES (4, 'slow', 'wols');
INSERT INTO public.known_words VALUES (4, 'some', 'emos');
INSERT INTO public.known_words VALUES (4, 'stay', 'yats');
INSERT INTO public.known_words VALUES (4, 'stop', 'pots');
INSERT INTO public.known_words VALUES (4, 'such', 'hcus');
INSERT INTO public.known_words VALUES (4, 'tema', 'amet');
INSERT INTO public.known_words VALUES (4, 'time', 'emit');
INSERT INTO public.known_words VALUES (4, 'toys', 'syot');
INSERT INTO public.known_words VALUES (4, 'used', 'desu');
INSERT INTO public.known_words VALUES (4, 'weak', 'kaew');
INSERT INTO public.known_words VALUES (4, 'well', 'llew');
INSERT INTO public.known_words VALUES (4, 'were', 'erew');
INSERT INTO public.known_words VALUES (4, 'wins', 'sniw');
INSERT INTO public.known_words VALUES (4, 'work', 'krow');
INSERT INTO public.known_words VALUES (4, 'year', 'raey');
INSERT INTO public.known_words VALUES (5, 'alone', 'enola');
INSERT INTO public.known_words VALUES (5, 'apply', 'ylppa');
INSERT INTO public.known_words VALUES (5, 'begin', 'nigeb');
INSERT INTO public.known_words VALUES (5, 'being', 'gnieb');
INSERT INTO public.known_words VALUES (5, 'blows', 'swolb');
INSERT INTO public.known_words VALUES (5, 'boxes', 'sexob');
INSERT INTO public.known_words VALUES (5, 'brick', 'kcirb');
INSERT INTO public.known_words VALUES (5, 'bride', 'edirb');
INSERT INTO public.known_words VALUES (5, 'burns', 'snrub');
INSERT INTO public.known_words VALUES (5, 'carry', 'yrrac');
INSERT INTO public.known_words VALUES (5, 'chief', 'feihc');
INSERT INTO public.known_words VALUES (5, 'close', 'esolc');
INSERT INTO public.known_words VALUES (5, 'could', 'dluoc');
INSERT INTO public.known_words VALUES (5, 'diary', 'yraid');
INSERT INTO public.known_words VALUES (5, 'early', 'ylrae');
INSERT INTO public.known_words VALUES (5, 'earns', 'snrae');
INSERT INTO public.known_words VALUES (5, 'falls', 'sllaf');
INSERT INTO public.known_words VALUES (5, 'feels', 'sleef');
INSERT INTO public.known_words VALUES (5, 'fifth', 'htfif');
INSERT INTO public.known_words VALUES (5, 'forty', 'ytrof');
INSERT INTO public.known_words VALUES (5, 'games', 'semag');
INSERT INTO public.known_words VALUES (5, 'grand', 'dnarg');
INSERT INTO public.known_words VALUES (5, 'grant', 'tnarg');
INSERT INTO public.known_words VALUES (5, 'guard', 'draug');
INSERT INTO public.known_words VALUES (5, 'hedge', 'egdeh');
INSERT INTO public.known_words VALUES (5, 'hours', 'sruoh');
INSERT INTO public.known_words VALUES (5, 'ideas', 'saedi');
INSERT INTO public.known_words VALUES (5, 'kinds', 'sdnik');
INSERT INTO public.known_words VALUES (5, 'knows', 'swonk');
INSERT INTO public.known_words VALUES (5, 'lapse', 'espal');
INSERT INTO public.known_words VALUES (5, 'least', 'tsael');
INSERT INTO public.known_words VALUES (5, 'lines', 'senil');
INSERT INTO public.known_words VALUES (5, 'loses', 'sesol');
INSERT INTO public.known_words VALUES (5, 'lunch', 'hcnul');
INSERT INTO public.known_words VALUES (5, 'march', 'hcram');
INSERT INTO public.known_words VALUES (5, 'marry', 'yrram');
INSERT INTO public.known_words VALUES (5, 'match', 'hctam');
INSERT INTO public.known_words VALUES (5, 'opens', 'snepo');
INSERT INTO public.known_words VALUES (5, 'paper', 'repap');
INSERT INTO public.known_words VALUES (5, 'parks', 'skrap');
INSERT INTO public.known_words VALUES (5, 'place', 'ecalp');
INSERT INTO public.known_words VALUES (5, 'power', 'rewop');
INSERT INTO public.known_words VALUES (5, 'prize', 'ezirp');
INSERT INTO public.known_words VALUES (5, 'raise', 'esiar');
INSERT INTO public.known_words VALUES (5, 'rents', 'stner');
INSERT INTO public.known_words VALUES (5, 'rings', 'sgnir');
INSERT INTO public.known_words VALUES (5, 'sales', 'selas');
INSERT INTO public.known_words VALUES (5, 'sauce', 'ecuas');
INSERT INTO public.known_words VALUES (5, 'scale', 'elacs');
INSERT INTO public.known_words VALUES (5, 'serve', 'evres');
INSERT INTO public.known_words VALUES (5, 'share', 'erahs');
INSERT INTO public.known_words VALUES (5, 'shift', 'tfihs');
INSERT INTO public.known_words VALUES (5, 'shito', 'otihs');
INSERT INTO public.known_words VALUES (5, 'sight', 'thgis');
INSERT INTO public.known_words VALUES (5, 'sleep', 'peels');
INSERT INTO public.known_words VALUES (5, 'stays', 'syats');
INSERT INTO public.known_words VALUES (5, 'stock', 'kcots');
INSERT INTO public.known_words VALUES (5, 'teach', 'hcaet');
INSERT INTO public.known_words VALUES (5, 'tells', 'sllet');
INSERT INTO public.known_words VALUES (5, 'theme', 'emeht');
INSERT INTO public.known_words VALUES (5, 'today', 'yadot');
INSERT INTO public.known_words VALUES (5, 'trust', 'tsurt');
INSERT INTO public.known_words VALUES (5, 'value', 'eulav');
INSERT INTO public.known_words VALUES (5, 'wages', 'segaw');
INSERT INTO public.known_words VALUES (5, 'wants', 'stnaw');
INSERT INTO public.known_words VALUES (5, 'young', 'gnuoy');
INSERT INTO public.known_words VALUES (6, 'abroad', 'daorba');
INSERT INTO public.known_words VALUES (6, 'advice', 'ecivda');
INSERT INTO public.known_words VALUES (6, 'always', 'syawla');
INSERT INTO public.known_words VALUES (6, 'answer', 'rewsna');
INSERT INTO public.known_words VALUES (6, 'anyone', 'enoyna');
INSERT INTO public.known_words VALUES (6, 'begins', 'snigeb');
INSERT INTO public.known_words VALUES (6, 'beware', 'eraweb');
INSERT INTO public.known_words VALUES (6, 'brings', 'sgnirb');
INSERT INTO public.known_words VALUES (6, 'cannot', 'tonnac');
INSERT INTO public.known_words VALUES (6, 'caters', 'sretac');
INSERT INTO public.known_words VALUES (6, 'closed', 'desolc');
INSERT INTO public.known_words VALUES (6, 'counts', 'stnuoc');
INSERT INTO public.known_words VALUES (6, 'couple', 'elpuoc');
INSERT INTO public.known_words VALUES (6, 'cousin', 'nisuoc');
INSERT INTO public.known_words VALUES (6, 'credit', 'tiderc');
INSERT INTO public.known_words VALUES (6, 'divide', 'edivid');
INSERT INTO public.known_words VALUES (6, 'earned', 'denrae');
INSERT INTO public.known_words VALUES (6, 'easier', 'reisae');
INSERT INTO public.known_words VALUES (6, 'easter', 'retsae');
INSERT INTO public.known_words VALUES (6, 'effort', 'troffe');
INSERT INTO public.known_words VALUES (6, 'efua''s', 's''aufe');
INSERT INTO public.known_words VALUES (6, 'either', 'rehtie');
INSERT INTO public.known_words VALUES (6, 'enjoys', 'syojne');
INSERT INTO public.known_words VALUES (6, 'exists', 'stsixe');
INSERT INTO public.known_words VALUES (6, 'handed', 'dednah');
INSERT INTO public.known_words VALUES (6, 'harder', 'redrah');
INSERT INTO public.known_words VALUES (6, 'jørgen', 'negrøj');
INSERT INTO public.known_words VALUES (6, 'kigali', 'ilagik');
INSERT INTO public.known_words VALUES (6, 'learns', 'snrael');
INSERT INTO public.known_words VALUES (6, 'ledger', 'regdel');
INSERT INTO public.known_words VALUES (6, 'length', 'htgnel');
INSERT INTO public.known_words VALUES (6, 'little', 'elttil');
INSERT INTO public.known_words VALUES (6, 'longer', 'regnol');
INSERT INTO public.known_words VALUES (6, 'moment', 'tnemom');
INSERT INTO public.known_words VALUES (6, 'mother', 'rehtom');
INSERT INTO public.known_words VALUES (6, 'notice', 'eciton');
INSERT INTO public.known_words VALUES (6, 'offers', 'sreffo');
INSERT INTO public.known_words VALUES (6, 'office', 'eciffo');
INSERT INTO public.known_words VALUES (6, 'orders', 'sredro');
INSERT INTO public.known_words VALUES (6, 'paused', 'desuap');
INSERT INTO public.known_words VALUES (6, 'paying', 'gniyap');
INSERT INTO public.known_words VALUES (6, 'pieces', 'seceip');
INSERT INTO public.known_words VALUES (6, 'profit', 'tiforp');
INSERT INTO public.known_words VALUES (6, 'recipe', 'epicer');
INSERT INTO public.known_words VALUES (6, 'repeat', 'taeper');
INSERT INTO public.known_words VALUES (6, 'roller', 'rellor');
INSERT INTO public.known_words VALUES (6, 'saying', 'gniyas');
INSERT INTO public.known_words VALUES (6, 'series', 'seires');
INSERT INTO public.known_words VALUES (6, 'sunday', 'yadnus');
INSERT INTO public.known_words VALUES (6, 'things', 'sgniht');
INSERT INTO public.known_words VALUES (6, 'trades', 'sedart');
INSERT INTO public.known_words VALUES (6, 'writes', 'setirw');
INSERT INTO public.known_words VALUES (7, 'abidjan', 'najdiba');
INSERT INTO public.known_words VALUES (7, 'abolish', 'hsiloba');
INSERT INTO public.known_words VALUES (7, 'acquire', 'eriuqca');
INSERT INTO public.known_words VALUES (7, 'allowed', 'dewolla');
INSERT INTO public.known_words VALUES (7, 'arrived', 'devirra');
INSERT INTO public.known_words VALUES (7, 'article', 'elcitra');
INSERT INTO public.known_words VALUES (7, 'belongs', 'sgnoleb');
INSERT INTO public.known_words VALUES (7, 'bottles', 'selttob');
INSERT INTO public.known_words VALUES (7, 'branded', 'dednarb');
INSERT INTO public.known_words VALUES (7, 'caterer', 'reretac');
INSERT INTO public.known_words VALUES (7, 'control', 'lortnoc');
INSERT INTO public.known_words VALUES (7, 'cooking', 'gnikooc');
INSERT INTO public.known_words VALUES (7, 'corolla', 'alloroc');
INSERT INTO public.known_words VALUES (7, 'courage', 'egaruoc');
INSERT INTO public.known_words VALUES (7, 'cutting', 'gnittuc');
INSERT INTO public.known_words VALUES (7, 'deserve', 'evresed');
INSERT INTO public.known_words VALUES (7, 'divides', 'sedivid');
INSERT INTO public.known_words VALUES (7, 'evening', 'gnineve');
INSERT INTO public.known_words VALUES (7, 'falling', 'gnillaf');
INSERT INTO public.known_words VALUES (7, 'founder', 'rednuof');
INSERT INTO public.known_words VALUES (7, 'freezer', 'rezeerf');
INSERT INTO public.known_words VALUES (7, 'helpers', 'srepleh');
INSERT INTO public.known_words VALUES (7, 'holiday', 'yadiloh');
INSERT INTO public.known_words VALUES (7, 'ignored', 'derongi');
INSERT INTO public.known_words VALUES (7, 'insured', 'derusni');
INSERT INTO public.known_words VALUES (7, 'knowing', 'gniwonk');
INSERT INTO public.known_words VALUES (7, 'luggage', 'egaggul');
INSERT INTO public.known_words VALUES (7, 'lunches', 'sehcnul');
INSERT INTO public.known_words VALUES (7, 'machine', 'enihcam');
INSERT INTO public.known_words VALUES (7, 'missing', 'gnissim');
INSERT INTO public.known_words VALUES (7, 'mistake', 'ekatsim');
INSERT INTO public.known_words VALUES (7, 'offices', 'seciffo');
INSERT INTO public.known_words VALUES (7, 'owner''s', 's''renwo');
INSERT INTO public.known_words VALUES (7, 'pausing', 'gnisuap');
INSERT INTO public.known_words VALUES (7, 'payroll', 'lloryap');
INSERT INTO public.known_words VALUES (7, 'pruning', 'gninurp');
INSERT INTO public.known_words VALUES (7, 'qualify', 'yfilauq');
INSERT INTO public.known_words VALUES (7, 'quarter', 'retrauq');
INSERT INTO public.known_words VALUES (7, 'reasons', 'snosaer');
INSERT INTO public.known_words VALUES (7, 'reports', 'stroper');
INSERT INTO public.known_words VALUES (7, 'rotates', 'setator');
INSERT INTO public.known_words VALUES (7, 'settles', 'selttes');
INSERT INTO public.known_words VALUES (7, 'seventh', 'htneves');
INSERT INTO public.known_words VALUES (7, 'stopped', 'deppots');
INSERT INTO public.known_words VALUES (7, 'teaches', 'sehcaet');
INSERT INTO public.known_words VALUES (7, 'tuesday', 'yadseut');
INSERT INTO public.known_words VALUES (7, 'updated', 'detadpu');
INSERT INTO public.known_words VALUES (7, 'waiting', 'gnitiaw');
INSERT INTO public.known_words VALUES (7, 'wanting', 'gnitnaw');
INSERT INTO public.known_words VALUES (7, 'website', 'etisbew');
INSERT INTO public.known_words VALUES (7, 'wedding', 'gniddew');
INSERT INTO public.known_words VALUES (8, 'accounts', 'stnuocca');
INSERT INTO public.known_words VALUES (8, 'argument', 'tnemugra');
INSERT INTO public.known_words VALUES (8, 'bottling', 'gnilttob');
INSERT INTO public.known_words VALUES (8, 'channels', 'slennahc');
INSERT INTO public.known_words VALUES (8, 'cheerful', 'lufreehc');
INSERT INTO public.known_words VALUES (8, 'choosing', 'gnisoohc');
INSERT INTO public.known_words VALUES (8, 'clothing', 'gnihtolc');
INSERT INTO public.known_words VALUES (8, 'coasters', 'sretsaoc');
INSERT INTO public.known_words VALUES (8, 'corridor', 'rodirroc');
INSERT INTO public.known_words VALUES (8, 'courtesy', 'ysetruoc');
INSERT INTO public.known_words VALUES (8, 'cousin''s', 's''nisuoc');
INSERT INTO public.known_words VALUES (8, 'dropping', 'gnippord');
INSERT INTO public.known_words VALUES (8, 'earnings', 'sgninrae');
INSERT INTO public.known_words VALUES (8, 'everyone', 'enoyreve');
INSERT INTO public.known_words VALUES (8, 'improves', 'sevorpmi');
INSERT INTO public.known_words VALUES (8, 'learning', 'gninrael');
INSERT INTO public.known_words VALUES (8, 'leftover', 'revotfel');
INSERT INTO public.known_words VALUES (8, 'legoland', 'dnalogel');
INSERT INTO public.known_words VALUES (8, 'material', 'lairetam');
INSERT INTO public.known_words VALUES (8, 'millions', 'snoillim');
INSERT INTO public.known_words VALUES (8, 'minimums', 'smuminim');
INSERT INTO public.known_words VALUES (8, 'nuisance', 'ecnasiun');
INSERT INTO public.known_words VALUES (8, 'offering', 'gnireffo');
INSERT INTO public.known_words VALUES (8, 'policies', 'seicilop');
INSERT INTO public.known_words VALUES (8, 'problems', 'smelborp');
INSERT INTO public.known_words VALUES (8, 'question', 'noitseuq');
INSERT INTO public.known_words VALUES (8, 'remember', 'rebmemer');
INSERT INTO public.known_words VALUES (8, 'replaced', 'decalper');
INSERT INTO public.known_words VALUES (8, 'saturday', 'yadrutas');
INSERT INTO public.known_words VALUES (8, 'scarcest', 'tsecracs');
INSERT INTO public.known_words VALUES (8, 'sensible', 'elbisnes');
INSERT INTO public.known_words VALUES (8, 'sideline', 'eniledis');
INSERT INTO public.known_words VALUES (8, 'sister''s', 's''retsis');
INSERT INTO public.known_words VALUES (8, 'students', 'stneduts');
INSERT INTO public.known_words VALUES (8, 'survival', 'lavivrus');
INSERT INTO public.known_words VALUES (8, 'together', 'rehtegot');
INSERT INTO public.known_words VALUES (8, 'toymaker', 'rekamyot');
INSERT INTO public.known_words VALUES (8, 'weddings', 'sgniddew');
INSERT INTO public.known_words VALUES (9, 'arguments', 'stnemugra');
INSERT INTO public.known_words VALUES (9, 'attention', 'noitnetta');
INSERT INTO public.known_words VALUES (9, 'delicious', 'suoiciled');
INSERT INTO public.known_words VALUES (9, 'designers', 'srengised');
INSERT INTO public.known_words VALUES (9, 'elsewhere', 'erehwesle');
INSERT INTO public.known_words VALUES (9, 'equipment', 'tnempiuqe');
INSERT INTO public.known_words VALUES (9, 'exception', 'noitpecxe');
INSERT INTO public.known_words VALUES (9, 'executive', 'evitucexe');
INSERT INTO public.known_words VALUES (9, 'following', 'gniwollof');
INSERT INTO public.known_words VALUES (9, 'hundredth', 'htderdnuh');
INSERT INTO public.known_words VALUES (9, 'including', 'gnidulcni');
INSERT INTO public.known_words VALUES (9, 'insurance', 'ecnarusni');
INSERT INTO public.known_words VALUES (9, 'knudstorp', 'protsdunk');
INSERT INTO public.known_words VALUES (9, 'packaging', 'gnigakcap');
INSERT INTO public.known_words VALUES (9, 'platforms', 'smroftalp');
INSERT INTO public.known_words VALUES (9, 'quarterly', 'ylretrauq');
INSERT INTO public.known_words VALUES (9, 'saturdays', 'syadrutas');
INSERT INTO public.known_words VALUES (9, 'sidelines', 'seniledis');
INSERT INTO public.known_words VALUES (9, 'therefore', 'erofereht');
INSERT INTO public.known_words VALUES (9, 'transport', 'tropsnart');
INSERT INTO public.known_words VALUES (10, 'bookkeeper', 'repeekkoob');
INSERT INTO public.known_words VALUES (10, 'businesses', 'sessenisub');
INSERT INTO public.known_words VALUES (10, 'commitment', 'tnemtimmoc');
INSERT INTO public.known_words VALUES (10, 'conference', 'ecnerefnoc');
INSERT INTO public.known_words VALUES (10, 'households', 'sdlohesuoh');
INSERT INTO public.known_words VALUES (10, 'management', 'tnemeganam');
INSERT INTO public.known_words VALUES (10, 'ministries', 'seirtsinim');
INSERT INTO public.known_words VALUES (10, 'profitable', 'elbatiforp');
INSERT INTO public.known_words VALUES (10, 'television', 'noisivelet');
INSERT INTO public.known_words VALUES (11, 'competition', 'noititepmoc');
INSERT INTO public.known_words VALUES (11, 'ingredients', 'stneidergni');
INSERT INTO public.known_words VALUES (11, 'respectable', 'elbatcepser');
INSERT INTO public.known_words VALUES (11, 'sustainable', 'elbaniatsus');
INSERT INTO public.known_words VALUES (11, 'transformer', 'remrofsnart');
INSERT INTO public.known_words VALUES (12, 'supermarkets', 'stekramrepus');
INSERT INTO public.known_words VALUES (3, 'any', 'yna');
INSERT INTO public.known_words VALUES (3, 'cup', 'puc');
INSERT INTO public.known_words VALUES (3, 'did', 'did');
INSERT INTO public.known_words VALUES (3, 'die', 'eid');
INSERT INTO public.known_words VALUES (3, 'glo', 'olg');
INSERT INTO public.known_words VALUES (3, 'got', 'tog');
INSERT INTO public.known_words VALUES (3, 'gym', 'myg');
INSERT INTO public.known_words VALUES (3, 'jan', 'naj');
INSERT INTO public.known_words VALUES (3, 'met', 'tem');
INSERT INTO public.known_words VALUES (3, 'nor', 'ron');
INSERT INTO public.known_words VALUES (3, 'san', 'nas');
INSERT INTO public.known_words VALUES (3, 'saw', 'was');
INSERT INTO public.known_words VALUES (3, 'sip', 'pis');
INSERT INTO public.known_words VALUES (4, 'apps', 'sppa');
INSERT INTO public.known_words VALUES (4, 'bill', 'llib');
INSERT INTO public.known_words VALUES (4, 'bold', 'dlob');
INSERT INTO public.known_words VALUES (4, 'book', 'koob');
INSERT INTO public.known_words VALUES (4, 'bulb', 'blub');
INSERT INTO public.known_words VALUES (4, 'coca', 'acoc');
INSERT INTO public.known_words VALUES (4, 'cola', 'aloc');
INSERT INTO public.known_words VALUES (4, 'cold', 'dloc');
INSERT INTO public.known_words VALUES (4, 'copy', 'ypoc');
INSERT INTO public.known_words VALUES (4, 'cord', 'droc');
INSERT INTO public.known_words VALUES (4, 'core', 'eroc');
INSERT INTO public.known_words VALUES (4, 'crew', 'werc');
INSERT INTO public.known_words VALUES (4, 'deal', 'laed');
INSERT INTO public.known_words VALUES (4, 'dell', 'lled');
INSERT INTO public.known_words VALUES (4, 'dish', 'hsid');
INSERT INTO public.known_words VALUES (4, 'done', 'enod');
INSERT INTO public.known_words VALUES (4, 'drew', 'werd');
INSERT INTO public.known_words VALUES (4, 'fame', 'emaf');
INSERT INTO public.known_words VALUES (4, 'feel', 'leef');
INSERT INTO public.known_words VALUES (4, 'fell', 'llef');
INSERT INTO public.known_words VALUES (4, 'film', 'mlif');
INSERT INTO public.known_words VALUES (4, 'fish', 'hsif');
INSERT INTO public.known_words VALUES (4, 'full', 'lluf');
INSERT INTO public.known_words VALUES (4, 'gone', 'enog');
INSERT INTO public.known_words VALUES (4, 'grew', 'werg');
INSERT INTO public.known_words VALUES (4, 'head', 'daeh');
INSERT INTO public.known_words VALUES (4, 'hide', 'edih');
INSERT INTO public.known_words VALUES (4, 'hire', 'erih');
INSERT INTO public.known_words VALUES (4, 'july', 'yluj');
INSERT INTO public.known_words VALUES (4, 'knew', 'wenk');
INSERT INTO public.known_words VALUES (4, 'koum', 'muok');
INSERT INTO public.known_words VALUES (4, 'lent', 'tnel');
INSERT INTO public.known_words VALUES (4, 'long', 'gnol');
INSERT INTO public.known_words VALUES (4, 'mall', 'llam');
INSERT INTO public.known_words VALUES (4, 'mass', 'ssam');
INSERT INTO public.known_words VALUES (4, 'mind', 'dnim');
INSERT INTO public.known_words VALUES (4, 'must', 'tsum');
INSERT INTO public.known_words VALUES (4, 'nike', 'ekin');
INSERT INTO public.known_words VALUES (4, 'part', 'trap');
INSERT INTO public.known_words VALUES (4, 'plan', 'nalp');
INSERT INTO public.known_words VALUES (4, 'pull', 'llup');
INSERT INTO public.known_words VALUES (4, 'rang', 'gnar');
INSERT INTO public.known_words VALUES (4, 'rest', 'tser');
INSERT INTO public.known_words VALUES (4, 'risk', 'ksir');
INSERT INTO public.known_words VALUES (4, 'shut', 'tuhs');
INSERT INTO public.known_words VALUES (4, 'sums', 'smus');
INSERT INTO public.known_words VALUES (4, 'talk', 'klat');
INSERT INTO public.known_words VALUES (4, 'tens', 'snet');
INSERT INTO public.known_words VALUES (4, 'test', 'tset');
INSERT INTO public.known_words VALUES (4, 'till', 'llit');
INSERT INTO public.known_words VALUES (4, 'very', 'yrev');
INSERT INTO public.known_words VALUES (4, 'wood', 'doow');
INSERT INTO public.known_words VALUES (4, 'zara', 'araz');
INSERT INTO public.known_words VALUES (5, 'ahead', 'daeha');
INSERT INTO public.known_words VALUES (5, 'apart', 'trapa');
INSERT INTO public.known_words VALUES (5, 'apple', 'elppa');
INSERT INTO public.known_words VALUES (5, 'april', 'lirpa');
INSERT INTO public.known_words VALUES (5, 'asked', 'deksa');
INSERT INTO public.known_words VALUES (5, 'began', 'nageb');
INSERT INTO public.known_words VALUES (5, 'bills', 'sllib');
INSERT INTO public.known_words VALUES (5, 'blind', 'dnilb');
INSERT INTO public.known_words VALUES (5, 'built', 'tliub');
INSERT INTO public.known_words VALUES (5, 'cases', 'sesac');
INSERT INTO public.known_words VALUES (5, 'cause', 'esuac');
INSERT INTO public.known_words VALUES (5, 'chain', 'niahc');
INSERT INTO public.known_words VALUES (5, 'chalk', 'klahc');
INSERT INTO public.known_words VALUES (5, 'cloth', 'htolc');
INSERT INTO public.known_words VALUES (5, 'doing', 'gniod');
INSERT INTO public.known_words VALUES (5, 'dream', 'maerd');
INSERT INTO public.known_words VALUES (5, 'drink', 'knird');
INSERT INTO public.known_words VALUES (5, 'drive', 'evird');
INSERT INTO public.known_words VALUES (5, 'eight', 'thgie');
INSERT INTO public.known_words VALUES (5, 'faces', 'secaf');
INSERT INTO public.known_words VALUES (5, 'filed', 'delif');
INSERT INTO public.known_words VALUES (5, 'firms', 'smrif');
INSERT INTO public.known_words VALUES (5, 'fixed', 'dexif');
INSERT INTO public.known_words VALUES (5, 'found', 'dnuof');
INSERT INTO public.known_words VALUES (5, 'front', 'tnorf');
INSERT INTO public.known_words VALUES (5, 'great', 'taerg');
INSERT INTO public.known_words VALUES (5, 'hotel', 'letoh');
INSERT INTO public.known_words VALUES (5, 'items', 'smeti');
INSERT INTO public.known_words VALUES (5, 'knock', 'kconk');
INSERT INTO public.known_words VALUES (5, 'kodak', 'kadok');
INSERT INTO public.known_words VALUES (5, 'lapel', 'lepal');
INSERT INTO public.known_words VALUES (5, 'large', 'egral');
INSERT INTO public.known_words VALUES (5, 'mixed', 'dexim');
INSERT INTO public.known_words VALUES (5, 'moved', 'devom');
INSERT INTO public.known_words VALUES (5, 'moves', 'sevom');
INSERT INTO public.known_words VALUES (5, 'naira', 'arian');
INSERT INTO public.known_words VALUES (5, 'names', 'seman');
INSERT INTO public.known_words VALUES (5, 'owner', 'renwo');
INSERT INTO public.known_words VALUES (5, 'pages', 'segap');
INSERT INTO public.known_words VALUES (5, 'prove', 'evorp');
INSERT INTO public.known_words VALUES (5, 'shelf', 'flehs');
INSERT INTO public.known_words VALUES (5, 'shoes', 'seohs');
INSERT INTO public.known_words VALUES (5, 'shout', 'tuohs');
INSERT INTO public.known_words VALUES (5, 'sixty', 'ytxis');
INSERT INTO public.known_words VALUES (5, 'stops', 'spots');
INSERT INTO public.known_words VALUES (5, 'store', 'erots');
INSERT INTO public.known_words VALUES (5, 'story', 'yrots');
INSERT INTO public.known_words VALUES (5, 'study', 'yduts');
INSERT INTO public.known_words VALUES (5, 'style', 'elyts');
INSERT INTO public.known_words VALUES (5, 'table', 'elbat');
INSERT INTO public.known_words VALUES (5, 'thank', 'knaht');
INSERT INTO public.known_words VALUES (5, 'think', 'kniht');
INSERT INTO public.known_words VALUES (5, 'third', 'driht');
INSERT INTO public.known_words VALUES (5, 'waits', 'stiaw');
INSERT INTO public.known_words VALUES (5, 'whole', 'elohw');
INSERT INTO public.known_words VALUES (6, 'admire', 'erimda');
INSERT INTO public.known_words VALUES (6, 'alerts', 'strela');
INSERT INTO public.known_words VALUES (6, 'allows', 'swolla');
INSERT INTO public.known_words VALUES (6, 'amazon', 'nozama');
INSERT INTO public.known_words VALUES (6, 'around', 'dnuora');
INSERT INTO public.known_words VALUES (6, 'asleep', 'peelsa');
INSERT INTO public.known_words VALUES (6, 'assume', 'emussa');
INSERT INTO public.known_words VALUES (6, 'autumn', 'nmutua');
INSERT INTO public.known_words VALUES (6, 'become', 'emoceb');
INSERT INTO public.known_words VALUES (6, 'behind', 'dniheb');
INSERT INTO public.known_words VALUES (6, 'billed', 'dellib');
INSERT INTO public.known_words VALUES (6, 'borrow', 'worrob');
INSERT INTO public.known_words VALUES (6, 'button', 'nottub');
INSERT INTO public.known_words VALUES (6, 'caller', 'rellac');
INSERT INTO public.known_words VALUES (6, 'chance', 'ecnahc');
INSERT INTO public.known_words VALUES (6, 'copies', 'seipoc');
INSERT INTO public.known_words VALUES (6, 'dearer', 'reraed');
INSERT INTO public.known_words VALUES (6, 'dell''s', 's''lled');
INSERT INTO public.known_words VALUES (6, 'digits', 'stigid');
INSERT INTO public.known_words VALUES (6, 'dining', 'gninid');
INSERT INTO public.known_words VALUES (6, 'enough', 'hguone');
INSERT INTO public.known_words VALUES (6, 'expect', 'tcepxe');
INSERT INTO public.known_words VALUES (6, 'family', 'ylimaf');
INSERT INTO public.known_words VALUES (6, 'famous', 'suomaf');
INSERT INTO public.known_words VALUES (6, 'google', 'elgoog');
INSERT INTO public.known_words VALUES (6, 'growth', 'htworg');
INSERT INTO public.known_words VALUES (6, 'hardly', 'yldrah');
INSERT INTO public.known_words VALUES (6, 'having', 'gnivah');
INSERT INTO public.known_words VALUES (6, 'headed', 'dedaeh');
INSERT INTO public.known_words VALUES (6, 'heroes', 'seoreh');
INSERT INTO public.known_words VALUES (6, 'lesson', 'nossel');
INSERT INTO public.known_words VALUES (6, 'likely', 'ylekil');
INSERT INTO public.known_words VALUES (6, 'listen', 'netsil');
INSERT INTO public.known_words VALUES (6, 'losing', 'gnisol');
INSERT INTO public.known_words VALUES (6, 'making', 'gnikam');
INSERT INTO public.known_words VALUES (6, 'market', 'tekram');
INSERT INTO public.known_words VALUES (6, 'mirror', 'rorrim');
INSERT INTO public.known_words VALUES (6, 'misuse', 'esusim');
INSERT INTO public.known_words VALUES (6, 'modest', 'tsedom');
INSERT INTO public.known_words VALUES (6, 'others', 'srehto');
INSERT INTO public.known_words VALUES (6, 'owners', 'srenwo');
INSERT INTO public.known_words VALUES (6, 'parcel', 'lecrap');
INSERT INTO public.known_words VALUES (6, 'passes', 'sessap');
INSERT INTO public.known_words VALUES (6, 'picked', 'dekcip');
INSERT INTO public.known_words VALUES (6, 'poorer', 'reroop');
INSERT INTO public.known_words VALUES (6, 'prefer', 'referp');
INSERT INTO public.known_words VALUES (6, 'public', 'cilbup');
INSERT INTO public.known_words VALUES (6, 'rescue', 'eucser');
INSERT INTO public.known_words VALUES (6, 'retire', 'eriter');
INSERT INTO public.known_words VALUES (6, 'revolt', 'tlover');
INSERT INTO public.known_words VALUES (6, 'rivals', 'slavir');
INSERT INTO public.known_words VALUES (6, 'sasson', 'nossas');
INSERT INTO public.known_words VALUES (6, 'seeing', 'gniees');
INSERT INTO public.known_words VALUES (6, 'sermon', 'nomres');
INSERT INTO public.known_words VALUES (6, 'sewing', 'gniwes');
INSERT INTO public.known_words VALUES (6, 'shirts', 'strihs');
INSERT INTO public.known_words VALUES (6, 'simple', 'elpmis');
INSERT INTO public.known_words VALUES (6, 'sorted', 'detros');
INSERT INTO public.known_words VALUES (6, 'speaks', 'skaeps');
INSERT INTO public.known_words VALUES (6, 'spring', 'gnirps');
INSERT INTO public.known_words VALUES (6, 'steven', 'nevets');
INSERT INTO public.known_words VALUES (6, 'styles', 'selyts');
INSERT INTO public.known_words VALUES (6, 'supply', 'ylppus');
INSERT INTO public.known_words VALUES (6, 'tables', 'selbat');
INSERT INTO public.known_words VALUES (6, 'tennis', 'sinnet');
INSERT INTO public.known_words VALUES (6, 'thirds', 'sdriht');
INSERT INTO public.known_words VALUES (6, 'tidied', 'deidit');
INSERT INTO public.known_words VALUES (6, 'toyota', 'atoyot');
INSERT INTO public.known_words VALUES (6, 'useful', 'lufesu');
INSERT INTO public.known_words VALUES (6, 'user''s', 's''resu');
INSERT INTO public.known_words VALUES (6, 'wanted', 'detnaw');
INSERT INTO public.known_words VALUES (6, 'worked', 'dekrow');
INSERT INTO public.known_words VALUES (6, 'worker', 'rekrow');
INSERT INTO public.known_words VALUES (6, 'year''s', 's''raey');
INSERT INTO public.known_words VALUES (6, 'zara''s', 's''araz');
INSERT INTO public.known_words VALUES (7, 'ability', 'ytiliba');
INSERT INTO public.known_words VALUES (7, 'address', 'sserdda');
INSERT INTO public.known_words VALUES (7, 'against', 'tsniaga');
INSERT INTO public.known_words VALUES (7, 'airport', 'tropria');
INSERT INTO public.known_words VALUES (7, 'already', 'ydaerla');
INSERT INTO public.known_words VALUES (7, 'annoyed', 'deyonna');
INSERT INTO public.known_words VALUES (7, 'anybody', 'ydobyna');
INSERT INTO public.known_words VALUES (7, 'batches', 'sehctab');
INSERT INTO public.known_words VALUES (7, 'between', 'neewteb');
INSERT INTO public.known_words VALUES (7, 'blunder', 'rednulb');
INSERT INTO public.known_words VALUES (7, 'borrows', 'sworrob');
INSERT INTO public.known_words VALUES (7, 'brought', 'thguorb');
INSERT INTO public.known_words VALUES (7, 'cameras', 'saremac');
INSERT INTO public.known_words VALUES (7, 'capital', 'latipac');
INSERT INTO public.known_words VALUES (7, 'carhops', 'spohrac');
INSERT INTO public.known_words VALUES (7, 'carries', 'seirrac');
INSERT INTO public.known_words VALUES (7, 'changed', 'degnahc');
INSERT INTO public.known_words VALUES (7, 'cleared', 'deraelc');
INSERT INTO public.known_words VALUES (7, 'corpses', 'sesproc');
INSERT INTO public.known_words VALUES (7, 'country', 'yrtnuoc');
INSERT INTO public.known_words VALUES (7, 'depends', 'sdneped');
INSERT INTO public.known_words VALUES (7, 'dresses', 'sesserd');
INSERT INTO public.known_words VALUES (7, 'factory', 'yrotcaf');
INSERT INTO public.known_words VALUES (7, 'formula', 'alumrof');
INSERT INTO public.known_words VALUES (7, 'friends', 'sdneirf');
INSERT INTO public.known_words VALUES (7, 'galicia', 'aicilag');
INSERT INTO public.known_words VALUES (7, 'instead', 'daetsni');
INSERT INTO public.known_words VALUES (7, 'invoice', 'eciovni');
INSERT INTO public.known_words VALUES (7, 'learned', 'denrael');
INSERT INTO public.known_words VALUES (7, 'lessons', 'snossel');
INSERT INTO public.known_words VALUES (7, 'letters', 'srettel');
INSERT INTO public.known_words VALUES (7, 'letting', 'gnittel');
INSERT INTO public.known_words VALUES (7, 'maurice', 'eciruam');
INSERT INTO public.known_words VALUES (7, 'mention', 'noitnem');
INSERT INTO public.known_words VALUES (7, 'methods', 'sdohtem');
INSERT INTO public.known_words VALUES (7, 'million', 'noillim');
INSERT INTO public.known_words VALUES (7, 'motions', 'snoitom');
INSERT INTO public.known_words VALUES (7, 'notices', 'seciton');
INSERT INTO public.known_words VALUES (7, 'ordered', 'deredro');
INSERT INTO public.known_words VALUES (7, 'pattern', 'nrettap');
INSERT INTO public.known_words VALUES (7, 'pleased', 'desaelp');
INSERT INTO public.known_words VALUES (7, 'praised', 'desiarp');
INSERT INTO public.known_words VALUES (7, 'protect', 'tcetorp');
INSERT INTO public.known_words VALUES (7, 'quickly', 'ylkciuq');
INSERT INTO public.known_words VALUES (7, 'reached', 'dehcaer');
INSERT INTO public.known_words VALUES (7, 'reading', 'gnidaer');
INSERT INTO public.known_words VALUES (7, 'rebuilt', 'tliuber');
INSERT INTO public.known_words VALUES (7, 'receipt', 'tpiecer');
INSERT INTO public.known_words VALUES (7, 'richard', 'drahcir');
INSERT INTO public.known_words VALUES (7, 'savings', 'sgnivas');
INSERT INTO public.known_words VALUES (7, 'schools', 'sloohcs');
INSERT INTO public.known_words VALUES (7, 'seconds', 'sdnoces');
INSERT INTO public.known_words VALUES (7, 'shelves', 'sevlehs');
INSERT INTO public.known_words VALUES (7, 'silence', 'ecnelis');
INSERT INTO public.known_words VALUES (7, 'smaller', 'rellams');
INSERT INTO public.known_words VALUES (7, 'speaker', 'rekaeps');
INSERT INTO public.known_words VALUES (7, 'storage', 'egarots');
INSERT INTO public.known_words VALUES (7, 'success', 'sseccus');
INSERT INTO public.known_words VALUES (7, 'telling', 'gnillet');
INSERT INTO public.known_words VALUES (7, 'varnish', 'hsinrav');
INSERT INTO public.known_words VALUES (7, 'watches', 'sehctaw');
INSERT INTO public.known_words VALUES (7, 'without', 'tuohtiw');
INSERT INTO public.known_words VALUES (7, 'written', 'nettirw');
INSERT INTO public.known_words VALUES (8, 'assembly', 'ylbmessa');
INSERT INTO public.known_words VALUES (8, 'borrowed', 'deworrob');
INSERT INTO public.known_words VALUES (8, 'bottlers', 'srelttob');
INSERT INTO public.known_words VALUES (8, 'boutique', 'euqituob');
INSERT INTO public.known_words VALUES (8, 'branches', 'sehcnarb');
INSERT INTO public.known_words VALUES (8, 'brothers', 'srehtorb');
INSERT INTO public.known_words VALUES (8, 'building', 'gnidliub');
INSERT INTO public.known_words VALUES (8, 'cheapest', 'tsepaehc');
INSERT INTO public.known_words VALUES (8, 'cleaning', 'gninaelc');
INSERT INTO public.known_words VALUES (8, 'complete', 'etelpmoc');
INSERT INTO public.known_words VALUES (8, 'deciding', 'gnidiced');
INSERT INTO public.known_words VALUES (8, 'expected', 'detcepxe');
INSERT INTO public.known_words VALUES (8, 'favoured', 'deruovaf');
INSERT INTO public.known_words VALUES (8, 'globacom', 'mocabolg');
INSERT INTO public.known_words VALUES (8, 'happened', 'deneppah');
INSERT INTO public.known_words VALUES (8, 'innovate', 'etavonni');
INSERT INTO public.known_words VALUES (8, 'interest', 'tseretni');
INSERT INTO public.known_words VALUES (8, 'invoices', 'seciovni');
INSERT INTO public.known_words VALUES (8, 'machines', 'senihcam');
INSERT INTO public.known_words VALUES (8, 'mcdonald', 'dlanodcm');
INSERT INTO public.known_words VALUES (8, 'newcomer', 'remocwen');
INSERT INTO public.known_words VALUES (8, 'noticing', 'gniciton');
INSERT INTO public.known_words VALUES (8, 'nowadays', 'syadawon');
INSERT INTO public.known_words VALUES (8, 'ordinary', 'yranidro');
INSERT INTO public.known_words VALUES (8, 'projects', 'stcejorp');
INSERT INTO public.known_words VALUES (8, 'quantity', 'ytitnauq');
INSERT INTO public.known_words VALUES (8, 'regulars', 'sraluger');
INSERT INTO public.known_words VALUES (8, 'reported', 'detroper');
INSERT INTO public.known_words VALUES (8, 'required', 'deriuqer');
INSERT INTO public.known_words VALUES (8, 'stopping', 'gnippots');
INSERT INTO public.known_words VALUES (8, 'tastings', 'sgnitsat');
INSERT INTO public.known_words VALUES (8, 'tomorrow', 'worromot');
INSERT INTO public.known_words VALUES (8, 'toyota''s', 's''atoyot');
INSERT INTO public.known_words VALUES (8, 'unbroken', 'nekorbnu');
INSERT INTO public.known_words VALUES (8, 'unmarked', 'dekramnu');
INSERT INTO public.known_words VALUES (8, 'watching', 'gnihctaw');
INSERT INTO public.known_words VALUES (8, 'yourself', 'flesruoy');
INSERT INTO public.known_words VALUES (9, 'carpenter', 'retneprac');
INSERT INTO public.known_words VALUES (9, 'clearance', 'ecnaraelc');
INSERT INTO public.known_words VALUES (9, 'companies', 'seinapmoc');
INSERT INTO public.known_words VALUES (9, 'computers', 'sretupmoc');
INSERT INTO public.known_words VALUES (9, 'dismissed', 'dessimsid');
INSERT INTO public.known_words VALUES (9, 'engineers', 'sreenigne');
INSERT INTO public.known_words VALUES (9, 'factories', 'seirotcaf');
INSERT INTO public.known_words VALUES (9, 'forgotten', 'nettogrof');
INSERT INTO public.known_words VALUES (9, 'generator', 'rotareneg');
INSERT INTO public.known_words VALUES (9, 'hamburger', 'regrubmah');
INSERT INTO public.known_words VALUES (9, 'innovated', 'detavonni');
INSERT INTO public.known_words VALUES (9, 'invention', 'noitnevni');
INSERT INTO public.known_words VALUES (9, 'investors', 'srotsevni');
INSERT INTO public.known_words VALUES (9, 'materials', 'slairetam');
INSERT INTO public.known_words VALUES (9, 'mcdonalds', 'sdlanodcm');
INSERT INTO public.known_words VALUES (9, 'measuring', 'gnirusaem');
INSERT INTO public.known_words VALUES (9, 'messenger', 'regnessem');
INSERT INTO public.known_words VALUES (9, 'paperback', 'kcabrepap');
INSERT INTO public.known_words VALUES (9, 'publicity', 'yticilbup');
INSERT INTO public.known_words VALUES (9, 'shillings', 'sgnillihs');
INSERT INTO public.known_words VALUES (9, 'signboard', 'draobngis');
INSERT INTO public.known_words VALUES (9, 'suppliers', 'sreilppus');
INSERT INTO public.known_words VALUES (9, 'surviving', 'gnivivrus');
INSERT INTO public.known_words VALUES (9, 'survivors', 'srovivrus');
INSERT INTO public.known_words VALUES (9, 'thousands', 'sdnasuoht');
INSERT INTO public.known_words VALUES (9, 'walmart''s', 's''tramlaw');
INSERT INTO public.known_words VALUES (9, 'warehouse', 'esuoheraw');
INSERT INTO public.known_words VALUES (10, 'apprentice', 'ecitnerppa');
INSERT INTO public.known_words VALUES (10, 'bankruptcy', 'yctpurknab');
INSERT INTO public.known_words VALUES (10, 'bargaining', 'gniniagrab');
INSERT INTO public.known_words VALUES (10, 'beforehand', 'dnaherofeb');
INSERT INTO public.known_words VALUES (10, 'bernardino', 'onidranreb');
INSERT INTO public.known_words VALUES (10, 'california', 'ainrofilac');
INSERT INTO public.known_words VALUES (10, 'department', 'tnemtraped');
INSERT INTO public.known_words VALUES (10, 'dressmaker', 'rekamsserd');
INSERT INTO public.known_words VALUES (10, 'microphone', 'enohporcim');
INSERT INTO public.known_words VALUES (10, 'protection', 'noitcetorp');
INSERT INTO public.known_words VALUES (10, 'quantities', 'seititnauq');
INSERT INTO public.known_words VALUES (10, 'restaurant', 'tnaruatser');
INSERT INTO public.known_words VALUES (10, 'themselves', 'sevlesmeht');
INSERT INTO public.known_words VALUES (10, 'thirteenth', 'htneetriht');
INSERT INTO public.known_words VALUES (10, 'wholesaler', 'relaselohw');
INSERT INTO public.known_words VALUES (11, 'beautifully', 'yllufituaeb');
INSERT INTO public.known_words VALUES (11, 'comfortable', 'elbatrofmoc');
INSERT INTO public.known_words VALUES (11, 'engineering', 'gnireenigne');
INSERT INTO public.known_words VALUES (11, 'everybody''s', 's''ydobyreve');
INSERT INTO public.known_words VALUES (11, 'fortnight''s', 's''thgintrof');
INSERT INTO public.known_words VALUES (11, 'instructive', 'evitcurtsni');
INSERT INTO public.known_words VALUES (12, 'apprentice''s', 's''ecitnerppa');
INSERT INTO public.known_words VALUES (12, 'considerable', 'elbaredisnoc');
INSERT INTO public.known_words VALUES (12, 'headmistress', 'ssertsimdaeh');
INSERT INTO public.known_words VALUES (13, 'sophisticated', 'detacitsihpos');
INSERT INTO public.known_words VALUES (3, 'air', 'ria');
INSERT INTO public.known_words VALUES (3, 'arm', 'mra');
INSERT INTO public.known_words VALUES (3, 'art', 'tra');
INSERT INTO public.known_words VALUES (3, 'far', 'raf');
INSERT INTO public.known_words VALUES (3, 'fly', 'ylf');
INSERT INTO public.known_words VALUES (3, 'job', 'boj');
INSERT INTO public.known_words VALUES (3, 'osu', 'uso');
INSERT INTO public.known_words VALUES (3, 'owe', 'ewo');
INSERT INTO public.known_words VALUES (3, 'tro', 'ort');
INSERT INTO public.known_words VALUES (4, 'able', 'elba');
INSERT INTO public.known_words VALUES (4, 'boss', 'ssob');
INSERT INTO public.known_words VALUES (4, 'face', 'ecaf');
INSERT INTO public.known_words VALUES (4, 'fail', 'liaf');
INSERT INTO public.known_words VALUES (4, 'fare', 'eraf');
INSERT INTO public.known_words VALUES (4, 'fits', 'stif');
INSERT INTO public.known_words VALUES (4, 'flag', 'galf');
INSERT INTO public.known_words VALUES (4, 'gift', 'tfig');
INSERT INTO public.known_words VALUES (4, 'hair', 'riah');
INSERT INTO public.known_words VALUES (4, 'hard', 'drah');
INSERT INTO public.known_words VALUES (4, 'hope', 'epoh');
INSERT INTO public.known_words VALUES (4, 'item', 'meti');
INSERT INTO public.known_words VALUES (4, 'jobs', 'sboj');
INSERT INTO public.known_words VALUES (4, 'kind', 'dnik');
INSERT INTO public.known_words VALUES (4, 'logo', 'ogol');
INSERT INTO public.known_words VALUES (4, 'mood', 'doom');
INSERT INTO public.known_words VALUES (4, 'mute', 'etum');
INSERT INTO public.known_words VALUES (4, 'near', 'raen');
INSERT INTO public.known_words VALUES (4, 'past', 'tsap');
INSERT INTO public.known_words VALUES (4, 'post', 'tsop');
INSERT INTO public.known_words VALUES (4, 'sale', 'elas');
INSERT INTO public.known_words VALUES (4, 'sits', 'stis');
INSERT INTO public.known_words VALUES (4, 'spot', 'tops');
INSERT INTO public.known_words VALUES (4, 'tail', 'liat');
INSERT INTO public.known_words VALUES (4, 'told', 'dlot');
INSERT INTO public.known_words VALUES (4, 'took', 'koot');
INSERT INTO public.known_words VALUES (4, 'turn', 'nrut');
INSERT INTO public.known_words VALUES (4, 'ugly', 'ylgu');
INSERT INTO public.known_words VALUES (4, 'wall', 'llaw');
INSERT INTO public.known_words VALUES (4, 'warn', 'nraw');
INSERT INTO public.known_words VALUES (5, 'alive', 'evila');
INSERT INTO public.known_words VALUES (5, 'aloud', 'duola');
INSERT INTO public.known_words VALUES (5, 'below', 'woleb');
INSERT INTO public.known_words VALUES (5, 'blame', 'emalb');
INSERT INTO public.known_words VALUES (5, 'block', 'kcolb');
INSERT INTO public.known_words VALUES (5, 'board', 'draob');
INSERT INTO public.known_words VALUES (5, 'brand', 'dnarb');
INSERT INTO public.known_words VALUES (5, 'brief', 'feirb');
INSERT INTO public.known_words VALUES (5, 'buyer', 'reyub');
INSERT INTO public.known_words VALUES (5, 'claim', 'mialc');
INSERT INTO public.known_words VALUES (5, 'climb', 'bmilc');
INSERT INTO public.known_words VALUES (5, 'drawn', 'nward');
INSERT INTO public.known_words VALUES (5, 'drove', 'evord');
INSERT INTO public.known_words VALUES (5, 'fleet', 'teelf');
INSERT INTO public.known_words VALUES (5, 'floor', 'roolf');
INSERT INTO public.known_words VALUES (5, 'fresh', 'hserf');
INSERT INTO public.known_words VALUES (5, 'happy', 'yppah');
INSERT INTO public.known_words VALUES (5, 'house', 'esuoh');
INSERT INTO public.known_words VALUES (5, 'later', 'retal');
INSERT INTO public.known_words VALUES (5, 'likes', 'sekil');
INSERT INTO public.known_words VALUES (5, 'limit', 'timil');
INSERT INTO public.known_words VALUES (5, 'lists', 'stsil');
INSERT INTO public.known_words VALUES (5, 'might', 'thgim');
INSERT INTO public.known_words VALUES (5, 'model', 'ledom');
INSERT INTO public.known_words VALUES (5, 'paint', 'tniap');
INSERT INTO public.known_words VALUES (5, 'parts', 'strap');
INSERT INTO public.known_words VALUES (5, 'photo', 'otohp');
INSERT INTO public.known_words VALUES (5, 'posts', 'stsop');
INSERT INTO public.known_words VALUES (5, 'ready', 'ydaer');
INSERT INTO public.known_words VALUES (5, 'round', 'dnuor');
INSERT INTO public.known_words VALUES (5, 'score', 'erocs');
INSERT INTO public.known_words VALUES (5, 'seems', 'smees');
INSERT INTO public.known_words VALUES (5, 'sheet', 'teehs');
INSERT INTO public.known_words VALUES (5, 'stand', 'dnats');
INSERT INTO public.known_words VALUES (5, 'suits', 'stius');
INSERT INTO public.known_words VALUES (5, 'tails', 'sliat');
INSERT INTO public.known_words VALUES (5, 'tooth', 'htoot');
INSERT INTO public.known_words VALUES (5, 'total', 'latot');
INSERT INTO public.known_words VALUES (5, 'trace', 'ecart');
INSERT INTO public.known_words VALUES (5, 'track', 'kcart');
INSERT INTO public.known_words VALUES (5, 'trade', 'edart');
INSERT INTO public.known_words VALUES (5, 'twice', 'eciwt');
INSERT INTO public.known_words VALUES (5, 'union', 'noinu');
INSERT INTO public.known_words VALUES (5, 'waste', 'etsaw');
INSERT INTO public.known_words VALUES (5, 'woman', 'namow');
INSERT INTO public.known_words VALUES (5, 'words', 'sdrow');
INSERT INTO public.known_words VALUES (5, 'works', 'skrow');
INSERT INTO public.known_words VALUES (5, 'world', 'dlrow');
INSERT INTO public.known_words VALUES (5, 'worse', 'esrow');
INSERT INTO public.known_words VALUES (5, 'wrote', 'etorw');
INSERT INTO public.known_words VALUES (6, 'agreed', 'deerga');
INSERT INTO public.known_words VALUES (6, 'apiece', 'eceipa');
INSERT INTO public.known_words VALUES (6, 'asking', 'gniksa');
INSERT INTO public.known_words VALUES (6, 'august', 'tsugua');
INSERT INTO public.known_words VALUES (6, 'bother', 'rehtob');
INSERT INTO public.known_words VALUES (6, 'buyers', 'sreyub');
INSERT INTO public.known_words VALUES (6, 'clinic', 'cinilc');
INSERT INTO public.known_words VALUES (6, 'coupon', 'nopuoc');
INSERT INTO public.known_words VALUES (6, 'dental', 'latned');
INSERT INTO public.known_words VALUES (6, 'design', 'ngised');
INSERT INTO public.known_words VALUES (6, 'drives', 'sevird');
INSERT INTO public.known_words VALUES (6, 'eleven', 'nevele');
INSERT INTO public.known_words VALUES (6, 'europe', 'eporue');
INSERT INTO public.known_words VALUES (6, 'fewest', 'tsewef');
INSERT INTO public.known_words VALUES (6, 'finish', 'hsinif');
INSERT INTO public.known_words VALUES (6, 'friday', 'yadirf');
INSERT INTO public.known_words VALUES (6, 'hiring', 'gnirih');
INSERT INTO public.known_words VALUES (6, 'hoover', 'revooh');
INSERT INTO public.known_words VALUES (6, 'itself', 'flesti');
INSERT INTO public.known_words VALUES (6, 'larger', 'regral');
INSERT INTO public.known_words VALUES (6, 'monday', 'yadnom');
INSERT INTO public.known_words VALUES (6, 'photos', 'sotohp');
INSERT INTO public.known_words VALUES (6, 'result', 'tluser');
INSERT INTO public.known_words VALUES (6, 'return', 'nruter');
INSERT INTO public.known_words VALUES (6, 'saving', 'gnivas');
INSERT INTO public.known_words VALUES (6, 'secret', 'terces');
INSERT INTO public.known_words VALUES (6, 'senior', 'roines');
INSERT INTO public.known_words VALUES (6, 'shop''s', 's''pohs');
INSERT INTO public.known_words VALUES (6, 'slowly', 'ylwols');
INSERT INTO public.known_words VALUES (6, 'states', 'setats');
INSERT INTO public.known_words VALUES (6, 'stroke', 'ekorts');
INSERT INTO public.known_words VALUES (6, 'switch', 'hctiws');
INSERT INTO public.known_words VALUES (6, 'talent', 'tnelat');
INSERT INTO public.known_words VALUES (6, 'tracks', 'skcart');
INSERT INTO public.known_words VALUES (6, 'united', 'detinu');
INSERT INTO public.known_words VALUES (6, 'unused', 'desunu');
INSERT INTO public.known_words VALUES (6, 'vacuum', 'muucav');
INSERT INTO public.known_words VALUES (6, 'waited', 'detiaw');
INSERT INTO public.known_words VALUES (6, 'wishes', 'sehsiw');
INSERT INTO public.known_words VALUES (7, 'airline', 'enilria');
INSERT INTO public.known_words VALUES (7, 'airways', 'syawria');
INSERT INTO public.known_words VALUES (7, 'america', 'acirema');
INSERT INTO public.known_words VALUES (7, 'answers', 'srewsna');
INSERT INTO public.known_words VALUES (7, 'average', 'egareva');
INSERT INTO public.known_words VALUES (7, 'becomes', 'semoceb');
INSERT INTO public.known_words VALUES (7, 'british', 'hsitirb');
INSERT INTO public.known_words VALUES (7, 'cashier', 'reihsac');
INSERT INTO public.known_words VALUES (7, 'ceiling', 'gniliec');
INSERT INTO public.known_words VALUES (7, 'channel', 'lennahc');
INSERT INTO public.known_words VALUES (7, 'chipped', 'deppihc');
INSERT INTO public.known_words VALUES (7, 'colours', 'sruoloc');
INSERT INTO public.known_words VALUES (7, 'counted', 'detnuoc');
INSERT INTO public.known_words VALUES (7, 'crooked', 'dekoorc');
INSERT INTO public.known_words VALUES (7, 'decided', 'dediced');
INSERT INTO public.known_words VALUES (7, 'doubles', 'selbuod');
INSERT INTO public.known_words VALUES (7, 'farmers', 'sremraf');
INSERT INTO public.known_words VALUES (7, 'flights', 'sthgilf');
INSERT INTO public.known_words VALUES (7, 'flowers', 'srewolf');
INSERT INTO public.known_words VALUES (7, 'handset', 'tesdnah');
INSERT INTO public.known_words VALUES (7, 'imagine', 'enigami');
INSERT INTO public.known_words VALUES (7, 'leaving', 'gnivael');
INSERT INTO public.known_words VALUES (7, 'looking', 'gnikool');
INSERT INTO public.known_words VALUES (7, 'managed', 'deganam');
INSERT INTO public.known_words VALUES (7, 'ndebele', 'elebedn');
INSERT INTO public.known_words VALUES (7, 'nearest', 'tseraen');
INSERT INTO public.known_words VALUES (7, 'numbers', 'srebmun');
INSERT INTO public.known_words VALUES (7, 'october', 'rebotco');
INSERT INTO public.known_words VALUES (7, 'offered', 'dereffo');
INSERT INTO public.known_words VALUES (7, 'party''s', 's''ytrap');
INSERT INTO public.known_words VALUES (7, 'patient', 'tneitap');
INSERT INTO public.known_words VALUES (7, 'praying', 'gniyarp');
INSERT INTO public.known_words VALUES (7, 'printed', 'detnirp');
INSERT INTO public.known_words VALUES (7, 'quality', 'ytilauq');
INSERT INTO public.known_words VALUES (7, 'quieter', 'reteiuq');
INSERT INTO public.known_words VALUES (7, 'replies', 'seilper');
INSERT INTO public.known_words VALUES (7, 'riskier', 'reiksir');
INSERT INTO public.known_words VALUES (7, 'running', 'gninnur');
INSERT INTO public.known_words VALUES (7, 'sending', 'gnidnes');
INSERT INTO public.known_words VALUES (7, 'shorter', 'retrohs');
INSERT INTO public.known_words VALUES (7, 'sisters', 'sretsis');
INSERT INTO public.known_words VALUES (7, 'strokes', 'sekorts');
INSERT INTO public.known_words VALUES (7, 'thought', 'thguoht');
INSERT INTO public.known_words VALUES (7, 'tickets', 'stekcit');
INSERT INTO public.known_words VALUES (7, 'tilapia', 'aipalit');
INSERT INTO public.known_words VALUES (7, 'tractor', 'rotcart');
INSERT INTO public.known_words VALUES (7, 'triumph', 'hpmuirt');
INSERT INTO public.known_words VALUES (7, 'usually', 'yllausu');
INSERT INTO public.known_words VALUES (7, 'village', 'egalliv');
INSERT INTO public.known_words VALUES (7, 'visible', 'elbisiv');
INSERT INTO public.known_words VALUES (7, 'weekend', 'dnekeew');
INSERT INTO public.known_words VALUES (7, 'wrapped', 'depparw');
INSERT INTO public.known_words VALUES (8, 'agency''s', 's''ycnega');
INSERT INTO public.known_words VALUES (8, 'aircraft', 'tfarcria');
INSERT INTO public.known_words VALUES (8, 'approved', 'devorppa');
INSERT INTO public.known_words VALUES (8, 'arranged', 'degnarra');
INSERT INTO public.known_words VALUES (8, 'campaign', 'ngiapmac');
INSERT INTO public.known_words VALUES (8, 'cleaners', 'srenaelc');
INSERT INTO public.known_words VALUES (8, 'clinic''s', 's''cinilc');
INSERT INTO public.known_words VALUES (8, 'deserved', 'devresed');
INSERT INTO public.known_words VALUES (8, 'deserves', 'sevresed');
INSERT INTO public.known_words VALUES (8, 'discount', 'tnuocsid');
INSERT INTO public.known_words VALUES (8, 'families', 'seilimaf');
INSERT INTO public.known_words VALUES (8, 'february', 'yraurbef');
INSERT INTO public.known_words VALUES (8, 'fourteen', 'neetruof');
INSERT INTO public.known_words VALUES (8, 'greeting', 'gniteerg');
INSERT INTO public.known_words VALUES (8, 'handsome', 'emosdnah');
INSERT INTO public.known_words VALUES (8, 'hashtags', 'sgathsah');
INSERT INTO public.known_words VALUES (8, 'hoover''s', 's''revooh');
INSERT INTO public.known_words VALUES (8, 'managers', 'sreganam');
INSERT INTO public.known_words VALUES (8, 'managing', 'gniganam');
INSERT INTO public.known_words VALUES (8, 'margaret', 'teragram');
INSERT INTO public.known_words VALUES (8, 'mattress', 'sserttam');
INSERT INTO public.known_words VALUES (8, 'measured', 'derusaem');
INSERT INTO public.known_words VALUES (8, 'mentions', 'snoitnem');
INSERT INTO public.known_words VALUES (8, 'messages', 'segassem');
INSERT INTO public.known_words VALUES (8, 'portrait', 'tiartrop');
INSERT INTO public.known_words VALUES (8, 'repaints', 'stniaper');
INSERT INTO public.known_words VALUES (8, 'returned', 'denruter');
INSERT INTO public.known_words VALUES (8, 'roadside', 'edisdaor');
INSERT INTO public.known_words VALUES (8, 'supplier', 'reilppus');
INSERT INTO public.known_words VALUES (8, 'symptoms', 'smotpmys');
INSERT INTO public.known_words VALUES (8, 'thatcher', 'rehctaht');
INSERT INTO public.known_words VALUES (9, 'airline''s', 's''enilria');
INSERT INTO public.known_words VALUES (9, 'announced', 'decnuonna');
INSERT INTO public.known_words VALUES (9, 'billboard', 'draobllib');
INSERT INTO public.known_words VALUES (9, 'complaint', 'tnialpmoc');
INSERT INTO public.known_words VALUES (9, 'cosmetics', 'scitemsoc');
INSERT INTO public.known_words VALUES (9, 'delighted', 'dethgiled');
INSERT INTO public.known_words VALUES (9, 'dentist''s', 's''tsitned');
INSERT INTO public.known_words VALUES (9, 'discounts', 'stnuocsid');
INSERT INTO public.known_words VALUES (9, 'everybody', 'ydobyreve');
INSERT INTO public.known_words VALUES (9, 'followers', 'srewollof');
INSERT INTO public.known_words VALUES (9, 'fortnight', 'thgintrof');
INSERT INTO public.known_words VALUES (9, 'lunchtime', 'emithcnul');
INSERT INTO public.known_words VALUES (9, 'objection', 'noitcejbo');
INSERT INTO public.known_words VALUES (9, 'promotion', 'noitomorp');
INSERT INTO public.known_words VALUES (9, 'whitening', 'gninetihw');
INSERT INTO public.known_words VALUES (10, 'altogether', 'rehtegotla');
INSERT INTO public.known_words VALUES (10, 'appliances', 'secnailppa');
INSERT INTO public.known_words VALUES (10, 'arithmetic', 'citemhtira');
INSERT INTO public.known_words VALUES (10, 'celebrates', 'setarbelec');
INSERT INTO public.known_words VALUES (10, 'cumulative', 'evitalumuc');
INSERT INTO public.known_words VALUES (10, 'definition', 'noitinifed');
INSERT INTO public.known_words VALUES (10, 'director''s', 's''rotcerid');
INSERT INTO public.known_words VALUES (10, 'engagement', 'tnemegagne');
INSERT INTO public.known_words VALUES (10, 'interested', 'detseretni');
INSERT INTO public.known_words VALUES (10, 'mpumalanga', 'agnalamupm');
INSERT INTO public.known_words VALUES (10, 'multiplied', 'deilpitlum');
INSERT INTO public.known_words VALUES (10, 'passengers', 'sregnessap');
INSERT INTO public.known_words VALUES (10, 'unreliable', 'elbailernu');
INSERT INTO public.known_words VALUES (11, 'anniversary', 'yrasrevinna');
INSERT INTO public.known_words VALUES (11, 'certificate', 'etacifitrec');
INSERT INTO public.known_words VALUES (11, 'embarrassed', 'dessarrabme');
INSERT INTO public.known_words VALUES (11, 'imagination', 'noitanigami');
INSERT INTO public.known_words VALUES (11, 'impressions', 'snoisserpmi');
INSERT INTO public.known_words VALUES (11, 'interesting', 'gnitseretni');
INSERT INTO public.known_words VALUES (11, 'replacement', 'tnemecalper');
INSERT INTO public.known_words VALUES (12, 'competitor''s', 's''rotitepmoc');
INSERT INTO public.known_words VALUES (12, 'conversation', 'noitasrevnoc');
INSERT INTO public.known_words VALUES (12, 'handkerchief', 'feihcrekdnah');
INSERT INTO public.known_words VALUES (13, 'advertisement', 'tnemesitrevda');
INSERT INTO public.known_words VALUES (13, 'international', 'lanoitanretni');
INSERT INTO public.known_words VALUES (3, 'ace', 'eca');
INSERT INTO public.known_words VALUES (3, 'aim', 'mia');
INSERT INTO public.known_words VALUES (3, 'app', 'ppa');
INSERT INTO public.known_words VALUES (3, 'box', 'xob');
INSERT INTO public.known_words VALUES (3, 'bus', 'sub');
INSERT INTO public.known_words VALUES (3, 'ran', 'nar');
INSERT INTO public.known_words VALUES (3, 'sit', 'tis');
INSERT INTO public.known_words VALUES (3, 'sub', 'bus');
INSERT INTO public.known_words VALUES (3, 'top', 'pot');
INSERT INTO public.known_words VALUES (4, 'aged', 'dega');
INSERT INTO public.known_words VALUES (4, 'case', 'esac');
INSERT INTO public.known_words VALUES (4, 'chat', 'tahc');
INSERT INTO public.known_words VALUES (4, 'code', 'edoc');
INSERT INTO public.known_words VALUES (4, 'draw', 'ward');
INSERT INTO public.known_words VALUES (4, 'feed', 'deef');
INSERT INTO public.known_words VALUES (4, 'fill', 'llif');
INSERT INTO public.known_words VALUES (4, 'gsma', 'amsg');
INSERT INTO public.known_words VALUES (4, 'high', 'hgih');
INSERT INTO public.known_words VALUES (4, 'hold', 'dloh');
INSERT INTO public.known_words VALUES (4, 'hole', 'eloh');
INSERT INTO public.known_words VALUES (4, 'levy', 'yvel');
INSERT INTO public.known_words VALUES (4, 'live', 'evil');
INSERT INTO public.known_words VALUES (4, 'load', 'daol');
INSERT INTO public.known_words VALUES (4, 'mode', 'edom');
INSERT INTO public.known_words VALUES (4, 'plug', 'gulp');
INSERT INTO public.known_words VALUES (4, 'seen', 'nees');
INSERT INTO public.known_words VALUES (4, 'skip', 'piks');
INSERT INTO public.known_words VALUES (4, 'trip', 'pirt');
INSERT INTO public.known_words VALUES (4, 'true', 'eurt');
INSERT INTO public.known_words VALUES (4, 'user', 'resu');
INSERT INTO public.known_words VALUES (4, 'uses', 'sesu');
INSERT INTO public.known_words VALUES (4, 'wacs', 'scaw');
INSERT INTO public.known_words VALUES (4, 'west', 'tsew');
INSERT INTO public.known_words VALUES (4, 'wire', 'eriw');
INSERT INTO public.known_words VALUES (4, 'word', 'drow');
INSERT INTO public.known_words VALUES (5, 'agent', 'tnega');
INSERT INTO public.known_words VALUES (5, 'among', 'gnoma');
INSERT INTO public.known_words VALUES (5, 'argue', 'eugra');
INSERT INTO public.known_words VALUES (5, 'banks', 'sknab');
INSERT INTO public.known_words VALUES (5, 'build', 'dliub');
INSERT INTO public.known_words VALUES (5, 'decks', 'skced');
INSERT INTO public.known_words VALUES (5, 'dress', 'sserd');
INSERT INTO public.known_words VALUES (5, 'drugs', 'sgurd');
INSERT INTO public.known_words VALUES (5, 'entry', 'yrtne');
INSERT INTO public.known_words VALUES (5, 'false', 'eslaf');
INSERT INTO public.known_words VALUES (5, 'fifty', 'ytfif');
INSERT INTO public.known_words VALUES (5, 'float', 'taolf');
INSERT INTO public.known_words VALUES (5, 'habit', 'tibah');
INSERT INTO public.known_words VALUES (5, 'hired', 'derih');
INSERT INTO public.known_words VALUES (5, 'kenya', 'aynek');
INSERT INTO public.known_words VALUES (5, 'leapt', 'tpael');
INSERT INTO public.known_words VALUES (5, 'lends', 'sdnel');
INSERT INTO public.known_words VALUES (5, 'level', 'level');
INSERT INTO public.known_words VALUES (5, 'lived', 'devil');
INSERT INTO public.known_words VALUES (5, 'loans', 'snaol');
INSERT INTO public.known_words VALUES (5, 'meant', 'tnaem');
INSERT INTO public.known_words VALUES (5, 'meets', 'steem');
INSERT INTO public.known_words VALUES (5, 'mtn''s', 's''ntm');
INSERT INTO public.known_words VALUES (5, 'named', 'deman');
INSERT INTO public.known_words VALUES (5, 'piece', 'eceip');
INSERT INTO public.known_words VALUES (5, 'pilot', 'tolip');
INSERT INTO public.known_words VALUES (5, 'pitch', 'hctip');
INSERT INTO public.known_words VALUES (5, 'press', 'sserp');
INSERT INTO public.known_words VALUES (5, 'queue', 'eueuq');
INSERT INTO public.known_words VALUES (5, 'sense', 'esnes');
INSERT INTO public.known_words VALUES (5, 'seven', 'neves');
INSERT INTO public.known_words VALUES (5, 'ships', 'spihs');
INSERT INTO public.known_words VALUES (5, 'shops', 'spohs');
INSERT INTO public.known_words VALUES (5, 'stall', 'llats');
INSERT INTO public.known_words VALUES (5, 'stool', 'loots');
INSERT INTO public.known_words VALUES (5, 'sworn', 'nrows');
INSERT INTO public.known_words VALUES (5, 'under', 'rednu');
INSERT INTO public.known_words VALUES (5, 'users', 'sresu');
INSERT INTO public.known_words VALUES (5, 'visit', 'tisiv');
INSERT INTO public.known_words VALUES (5, 'weeks', 'skeew');
INSERT INTO public.known_words VALUES (5, 'wheel', 'leehw');
INSERT INTO public.known_words VALUES (5, 'yendi', 'idney');
INSERT INTO public.known_words VALUES (5, 'yours', 'sruoy');
INSERT INTO public.known_words VALUES (6, 'active', 'evitca');
INSERT INTO public.known_words VALUES (6, 'afford', 'droffa');
INSERT INTO public.known_words VALUES (6, 'bigger', 'reggib');
INSERT INTO public.known_words VALUES (6, 'branch', 'hcnarb');
INSERT INTO public.known_words VALUES (6, 'breaks', 'skaerb');
INSERT INTO public.known_words VALUES (6, 'cables', 'selbac');
INSERT INTO public.known_words VALUES (6, 'checks', 'skcehc');
INSERT INTO public.known_words VALUES (6, 'clever', 'revelc');
INSERT INTO public.known_words VALUES (6, 'common', 'nommoc');
INSERT INTO public.known_words VALUES (6, 'copper', 'reppoc');
INSERT INTO public.known_words VALUES (6, 'corner', 'renroc');
INSERT INTO public.known_words VALUES (6, 'decade', 'edaced');
INSERT INTO public.known_words VALUES (6, 'device', 'ecived');
INSERT INTO public.known_words VALUES (6, 'dumsor', 'rosmud');
INSERT INTO public.known_words VALUES (6, 'failed', 'deliaf');
INSERT INTO public.known_words VALUES (6, 'flight', 'thgilf');
INSERT INTO public.known_words VALUES (6, 'habits', 'stibah');
INSERT INTO public.known_words VALUES (6, 'launch', 'hcnual');
INSERT INTO public.known_words VALUES (6, 'marble', 'elbram');
INSERT INTO public.known_words VALUES (6, 'margin', 'nigram');
INSERT INTO public.known_words VALUES (6, 'oldest', 'tsedlo');
INSERT INTO public.known_words VALUES (6, 'partly', 'yltrap');
INSERT INTO public.known_words VALUES (6, 'phones', 'senohp');
INSERT INTO public.known_words VALUES (6, 'really', 'yllaer');
INSERT INTO public.known_words VALUES (6, 'region', 'noiger');
INSERT INTO public.known_words VALUES (6, 'rented', 'detner');
INSERT INTO public.known_words VALUES (6, 'repair', 'riaper');
INSERT INTO public.known_words VALUES (6, 'serves', 'sevres');
INSERT INTO public.known_words VALUES (6, 'signal', 'langis');
INSERT INTO public.known_words VALUES (6, 'socket', 'tekcos');
INSERT INTO public.known_words VALUES (6, 'solved', 'devlos');
INSERT INTO public.known_words VALUES (6, 'tamale', 'elamat');
INSERT INTO public.known_words VALUES (6, 'towers', 'srewot');
INSERT INTO public.known_words VALUES (6, 'traced', 'decart');
INSERT INTO public.known_words VALUES (6, 'turned', 'denrut');
INSERT INTO public.known_words VALUES (6, 'update', 'etadpu');
INSERT INTO public.known_words VALUES (6, 'wooden', 'nedoow');
INSERT INTO public.known_words VALUES (6, 'yearly', 'ylraey');
INSERT INTO public.known_words VALUES (7, 'android', 'diordna');
INSERT INTO public.known_words VALUES (7, 'banking', 'gniknab');
INSERT INTO public.known_words VALUES (7, 'blender', 'rednelb');
INSERT INTO public.known_words VALUES (7, 'central', 'lartnec');
INSERT INTO public.known_words VALUES (7, 'charges', 'segrahc');
INSERT INTO public.known_words VALUES (7, 'collect', 'tcelloc');
INSERT INTO public.known_words VALUES (7, 'copying', 'gniypoc');
INSERT INTO public.known_words VALUES (7, 'costing', 'gnitsoc');
INSERT INTO public.known_words VALUES (7, 'cracked', 'dekcarc');
INSERT INTO public.known_words VALUES (7, 'decides', 'sediced');
INSERT INTO public.known_words VALUES (7, 'deleted', 'deteled');
INSERT INTO public.known_words VALUES (7, 'dialled', 'dellaid');
INSERT INTO public.known_words VALUES (7, 'edition', 'noitide');
INSERT INTO public.known_words VALUES (7, 'exactly', 'yltcaxe');
INSERT INTO public.known_words VALUES (7, 'general', 'lareneg');
INSERT INTO public.known_words VALUES (7, 'ghana''s', 's''anahg');
INSERT INTO public.known_words VALUES (7, 'halfway', 'yawflah');
INSERT INTO public.known_words VALUES (7, 'install', 'llatsni');
INSERT INTO public.known_words VALUES (7, 'journey', 'yenruoj');
INSERT INTO public.known_words VALUES (7, 'keepers', 'srepeek');
INSERT INTO public.known_words VALUES (7, 'kenya''s', 's''aynek');
INSERT INTO public.known_words VALUES (7, 'leading', 'gnidael');
INSERT INTO public.known_words VALUES (7, 'mainone', 'enoniam');
INSERT INTO public.known_words VALUES (7, 'matters', 'srettam');
INSERT INTO public.known_words VALUES (7, 'month''s', 's''htnom');
INSERT INTO public.known_words VALUES (7, 'partner', 'rentrap');
INSERT INTO public.known_words VALUES (7, 'poorest', 'tseroop');
INSERT INTO public.known_words VALUES (7, 'pricing', 'gnicirp');
INSERT INTO public.known_words VALUES (7, 'problem', 'melborp');
INSERT INTO public.known_words VALUES (7, 'publish', 'hsilbup');
INSERT INTO public.known_words VALUES (7, 'removes', 'sevomer');
INSERT INTO public.known_words VALUES (7, 'saharan', 'narahas');
INSERT INTO public.known_words VALUES (7, 'scratch', 'hctarcs');
INSERT INTO public.known_words VALUES (7, 'screens', 'sneercs');
INSERT INTO public.known_words VALUES (7, 'selling', 'gnilles');
INSERT INTO public.known_words VALUES (7, 'sitting', 'gnittis');
INSERT INTO public.known_words VALUES (7, 'skipped', 'deppiks');
INSERT INTO public.known_words VALUES (7, 'trouble', 'elbuort');
INSERT INTO public.known_words VALUES (7, 'typical', 'lacipyt');
INSERT INTO public.known_words VALUES (7, 'vodacom', 'mocadov');
INSERT INTO public.known_words VALUES (7, 'working', 'gnikrow');
INSERT INTO public.known_words VALUES (8, 'actually', 'yllautca');
INSERT INTO public.known_words VALUES (8, 'africa''s', 's''acirfa');
INSERT INTO public.known_words VALUES (8, 'africans', 'snacirfa');
INSERT INTO public.known_words VALUES (8, 'battered', 'derettab');
INSERT INTO public.known_words VALUES (8, 'blenders', 'srednelb');
INSERT INTO public.known_words VALUES (8, 'dialling', 'gnillaid');
INSERT INTO public.known_words VALUES (8, 'distrust', 'tsurtsid');
INSERT INTO public.known_words VALUES (8, 'election', 'noitcele');
INSERT INTO public.known_words VALUES (8, 'explains', 'snialpxe');
INSERT INTO public.known_words VALUES (8, 'forecast', 'tsacerof');
INSERT INTO public.known_words VALUES (8, 'ghanaian', 'naianahg');
INSERT INTO public.known_words VALUES (8, 'grumbled', 'delbmurg');
INSERT INTO public.known_words VALUES (8, 'landline', 'enildnal');
INSERT INTO public.known_words VALUES (8, 'launches', 'sehcnual');
INSERT INTO public.known_words VALUES (8, 'leapfrog', 'gorfpael');
INSERT INTO public.known_words VALUES (8, 'merchant', 'tnahcrem');
INSERT INTO public.known_words VALUES (8, 'nephew''s', 's''wehpen');
INSERT INTO public.known_words VALUES (8, 'networks', 'skrowten');
INSERT INTO public.known_words VALUES (8, 'operator', 'rotarepo');
INSERT INTO public.known_words VALUES (8, 'ordering', 'gniredro');
INSERT INTO public.known_words VALUES (8, 'portugal', 'lagutrop');
INSERT INTO public.known_words VALUES (8, 'quarrels', 'slerrauq');
INSERT INTO public.known_words VALUES (8, 'recruits', 'stiurcer');
INSERT INTO public.known_words VALUES (8, 'refusing', 'gnisufer');
INSERT INTO public.known_words VALUES (8, 'repaying', 'gniyaper');
INSERT INTO public.known_words VALUES (8, 'separate', 'etarapes');
INSERT INTO public.known_words VALUES (8, 'shedding', 'gniddehs');
INSERT INTO public.known_words VALUES (8, 'standing', 'gnidnats');
INSERT INTO public.known_words VALUES (8, 'teaching', 'gnihcaet');
INSERT INTO public.known_words VALUES (8, 'tomatoes', 'seotamot');
INSERT INTO public.known_words VALUES (8, 'umbrella', 'allerbmu');
INSERT INTO public.known_words VALUES (8, 'undersea', 'aesrednu');
INSERT INTO public.known_words VALUES (9, 'breakfast', 'tsafkaerb');
INSERT INTO public.known_words VALUES (9, 'connected', 'detcennoc');
INSERT INTO public.known_words VALUES (9, 'dashboard', 'draobhsad');
INSERT INTO public.known_words VALUES (9, 'disrupted', 'detpursid');
INSERT INTO public.known_words VALUES (9, 'financial', 'laicnanif');
INSERT INTO public.known_words VALUES (9, 'hesitated', 'detatiseh');
INSERT INTO public.known_words VALUES (9, 'inclusion', 'noisulcni');
INSERT INTO public.known_words VALUES (9, 'megabytes', 'setybagem');
INSERT INTO public.known_words VALUES (9, 'nigerians', 'snairegin');
INSERT INTO public.known_words VALUES (9, 'operators', 'srotarepo');
INSERT INTO public.known_words VALUES (9, 'precisely', 'ylesicerp');
INSERT INTO public.known_words VALUES (9, 'president', 'tnediserp');
INSERT INTO public.known_words VALUES (9, 'regulator', 'rotaluger');
INSERT INTO public.known_words VALUES (9, 'scrapping', 'gnipparcs');
INSERT INTO public.known_words VALUES (9, 'somewhere', 'erehwemos');
INSERT INTO public.known_words VALUES (9, 'telephone', 'enohpelet');
INSERT INTO public.known_words VALUES (9, 'telephony', 'ynohpelet');
INSERT INTO public.known_words VALUES (9, 'transfers', 'srefsnart');
INSERT INTO public.known_words VALUES (10, 'apologises', 'sesigolopa');
INSERT INTO public.known_words VALUES (10, 'brightness', 'ssenthgirb');
INSERT INTO public.known_words VALUES (10, 'campaigned', 'dengiapmac');
INSERT INTO public.known_words VALUES (10, 'commission', 'noissimmoc');
INSERT INTO public.known_words VALUES (10, 'competitor', 'rotitepmoc');
INSERT INTO public.known_words VALUES (10, 'electronic', 'cinortcele');
INSERT INTO public.known_words VALUES (10, 'experience', 'ecneirepxe');
INSERT INTO public.known_words VALUES (10, 'explaining', 'gninialpxe');
INSERT INTO public.known_words VALUES (10, 'generation', 'noitareneg');
INSERT INTO public.known_words VALUES (10, 'permission', 'noissimrep');
INSERT INTO public.known_words VALUES (10, 'reputation', 'noitatuper');
INSERT INTO public.known_words VALUES (10, 'smartphone', 'enohptrams');
INSERT INTO public.known_words VALUES (10, 'technology', 'ygolonhcet');
INSERT INTO public.known_words VALUES (10, 'veterinary', 'yraniretev');
INSERT INTO public.known_words VALUES (11, 'association', 'noitaicossa');
INSERT INTO public.known_words VALUES (11, 'distributor', 'rotubirtsid');
INSERT INTO public.known_words VALUES (11, 'shopkeepers', 'srepeekpohs');
INSERT INTO public.known_words VALUES (12, 'disappointed', 'detnioppasid');
INSERT INTO public.known_words VALUES (12, 'leapfrogging', 'gniggorfpael');
INSERT INTO public.known_words VALUES (12, 'microfinance', 'ecnaniforcim');
INSERT INTO public.known_words VALUES (3, 'act', 'tca');
INSERT INTO public.known_words VALUES (3, 'bit', 'tib');
INSERT INTO public.known_words VALUES (3, 'cry', 'yrc');
INSERT INTO public.known_words VALUES (3, 'key', 'yek');
INSERT INTO public.known_words VALUES (3, 'kit', 'tik');
INSERT INTO public.known_words VALUES (3, 'log', 'gol');
INSERT INTO public.known_words VALUES (3, 'red', 'der');
INSERT INTO public.known_words VALUES (3, 'row', 'wor');
INSERT INTO public.known_words VALUES (3, 'sun', 'nus');
INSERT INTO public.known_words VALUES (3, 'tab', 'bat');
INSERT INTO public.known_words VALUES (3, 'tag', 'gat');
INSERT INTO public.known_words VALUES (4, 'alto', 'otla');
INSERT INTO public.known_words VALUES (4, 'blog', 'golb');
INSERT INTO public.known_words VALUES (4, 'cell', 'llec');
INSERT INTO public.known_words VALUES (4, 'dear', 'raed');
INSERT INTO public.known_words VALUES (4, 'dede', 'eded');
INSERT INTO public.known_words VALUES (4, 'east', 'tsae');
INSERT INTO public.known_words VALUES (4, 'eats', 'stae');
INSERT INTO public.known_words VALUES (4, 'fact', 'tcaf');
INSERT INTO public.known_words VALUES (4, 'file', 'elif');
INSERT INTO public.known_words VALUES (4, 'fine', 'enif');
INSERT INTO public.known_words VALUES (4, 'fuel', 'leuf');
INSERT INTO public.known_words VALUES (4, 'land', 'dnal');
INSERT INTO public.known_words VALUES (4, 'leak', 'kael');
INSERT INTO public.known_words VALUES (4, 'link', 'knil');
INSERT INTO public.known_words VALUES (4, 'lock', 'kcol');
INSERT INTO public.known_words VALUES (4, 'palo', 'olap');
INSERT INTO public.known_words VALUES (4, 'pass', 'ssap');
INSERT INTO public.known_words VALUES (4, 'pick', 'kcip');
INSERT INTO public.known_words VALUES (4, 'redy', 'yder');
INSERT INTO public.known_words VALUES (4, 'rule', 'elur');
INSERT INTO public.known_words VALUES (4, 'said', 'dias');
INSERT INTO public.known_words VALUES (4, 'step', 'pets');
INSERT INTO public.known_words VALUES (4, 'task', 'ksat');
INSERT INTO public.known_words VALUES (4, 'tool', 'loot');
INSERT INTO public.known_words VALUES (4, 'type', 'epyt');
INSERT INTO public.known_words VALUES (4, 'zero', 'orez');
INSERT INTO public.known_words VALUES (5, 'cells', 'sllec');
INSERT INTO public.known_words VALUES (5, 'chats', 'stahc');
INSERT INTO public.known_words VALUES (5, 'clear', 'raelc');
INSERT INTO public.known_words VALUES (5, 'codes', 'sedoc');
INSERT INTO public.known_words VALUES (5, 'dates', 'setad');
INSERT INTO public.known_words VALUES (5, 'dried', 'deird');
INSERT INTO public.known_words VALUES (5, 'edges', 'segde');
INSERT INTO public.known_words VALUES (5, 'email', 'liame');
INSERT INTO public.known_words VALUES (5, 'empty', 'ytpme');
INSERT INTO public.known_words VALUES (5, 'enter', 'retne');
INSERT INTO public.known_words VALUES (5, 'facts', 'stcaf');
INSERT INTO public.known_words VALUES (5, 'fails', 'sliaf');
INSERT INTO public.known_words VALUES (5, 'fills', 'sllif');
INSERT INTO public.known_words VALUES (5, 'fixes', 'sexif');
INSERT INTO public.known_words VALUES (5, 'flats', 'stalf');
INSERT INTO public.known_words VALUES (5, 'gives', 'sevig');
INSERT INTO public.known_words VALUES (5, 'glide', 'edilg');
INSERT INTO public.known_words VALUES (5, 'hands', 'sdnah');
INSERT INTO public.known_words VALUES (5, 'hurts', 'struh');
INSERT INTO public.known_words VALUES (5, 'leaks', 'skael');
INSERT INTO public.known_words VALUES (5, 'legon', 'nogel');
INSERT INTO public.known_words VALUES (5, 'noise', 'esion');
INSERT INTO public.known_words VALUES (5, 'older', 'redlo');
INSERT INTO public.known_words VALUES (5, 'plain', 'nialp');
INSERT INTO public.known_words VALUES (5, 'quick', 'kciuq');
INSERT INTO public.known_words VALUES (5, 'quiet', 'teiuq');
INSERT INTO public.known_words VALUES (5, 'rarer', 'rerar');
INSERT INTO public.known_words VALUES (5, 'reply', 'ylper');
INSERT INTO public.known_words VALUES (5, 'robot', 'tobor');
INSERT INTO public.known_words VALUES (5, 'roles', 'selor');
INSERT INTO public.known_words VALUES (5, 'rules', 'selur');
INSERT INTO public.known_words VALUES (5, 'saves', 'sevas');
INSERT INTO public.known_words VALUES (5, 'seats', 'staes');
INSERT INTO public.known_words VALUES (5, 'shall', 'llahs');
INSERT INTO public.known_words VALUES (5, 'signs', 'sngis');
INSERT INTO public.known_words VALUES (5, 'slows', 'swols');
INSERT INTO public.known_words VALUES (5, 'stage', 'egats');
INSERT INTO public.known_words VALUES (5, 'stain', 'niats');
INSERT INTO public.known_words VALUES (5, 'state', 'etats');
INSERT INTO public.known_words VALUES (5, 'steps', 'spets');
INSERT INTO public.known_words VALUES (5, 'weigh', 'hgiew');
INSERT INTO public.known_words VALUES (5, 'white', 'etihw');
INSERT INTO public.known_words VALUES (6, 'backed', 'dekcab');
INSERT INTO public.known_words VALUES (6, 'belong', 'gnoleb');
INSERT INTO public.known_words VALUES (6, 'clears', 'sraelc');
INSERT INTO public.known_words VALUES (6, 'client', 'tneilc');
INSERT INTO public.known_words VALUES (6, 'column', 'nmuloc');
INSERT INTO public.known_words VALUES (6, 'dede''s', 's''eded');
INSERT INTO public.known_words VALUES (6, 'dollar', 'rallod');
INSERT INTO public.known_words VALUES (6, 'domain', 'niamod');
INSERT INTO public.known_words VALUES (6, 'export', 'tropxe');
INSERT INTO public.known_words VALUES (6, 'filter', 'retlif');
INSERT INTO public.known_words VALUES (6, 'format', 'tamrof');
INSERT INTO public.known_words VALUES (6, 'gutter', 'rettug');
INSERT INTO public.known_words VALUES (6, 'happen', 'neppah');
INSERT INTO public.known_words VALUES (6, 'hubtel', 'letbuh');
INSERT INTO public.known_words VALUES (6, 'kaftan', 'natfak');
INSERT INTO public.known_words VALUES (6, 'labels', 'slebal');
INSERT INTO public.known_words VALUES (6, 'labour', 'ruobal');
INSERT INTO public.known_words VALUES (6, 'linked', 'deknil');
INSERT INTO public.known_words VALUES (6, 'logged', 'deggol');
INSERT INTO public.known_words VALUES (6, 'looked', 'dekool');
INSERT INTO public.known_words VALUES (6, 'madina', 'anidam');
INSERT INTO public.known_words VALUES (6, 'makers', 'srekam');
INSERT INTO public.known_words VALUES (6, 'merged', 'degrem');
INSERT INTO public.known_words VALUES (6, 'mostly', 'yltsom');
INSERT INTO public.known_words VALUES (6, 'needed', 'dedeen');
INSERT INTO public.known_words VALUES (6, 'online', 'enilno');
INSERT INTO public.known_words VALUES (6, 'pocket', 'tekcop');
INSERT INTO public.known_words VALUES (6, 'praise', 'esiarp');
INSERT INTO public.known_words VALUES (6, 'priced', 'decirp');
INSERT INTO public.known_words VALUES (6, 'reader', 'redaer');
INSERT INTO public.known_words VALUES (6, 'remind', 'dnimer');
INSERT INTO public.known_words VALUES (6, 'resent', 'tneser');
INSERT INTO public.known_words VALUES (6, 'square', 'erauqs');
INSERT INTO public.known_words VALUES (6, 'status', 'sutats');
INSERT INTO public.known_words VALUES (6, 'system', 'metsys');
INSERT INTO public.known_words VALUES (6, 'totals', 'slatot');
INSERT INTO public.known_words VALUES (6, 'unwell', 'llewnu');
INSERT INTO public.known_words VALUES (6, 'washed', 'dehsaw');
INSERT INTO public.known_words VALUES (6, 'wiring', 'gniriw');
INSERT INTO public.known_words VALUES (7, 'account', 'tnuocca');
INSERT INTO public.known_words VALUES (7, 'akosuas', 'sausoka');
INSERT INTO public.known_words VALUES (7, 'apple''s', 's''elppa');
INSERT INTO public.known_words VALUES (7, 'backups', 'spukcab');
INSERT INTO public.known_words VALUES (7, 'besides', 'sediseb');
INSERT INTO public.known_words VALUES (7, 'catches', 'sehctac');
INSERT INTO public.known_words VALUES (7, 'clothes', 'sehtolc');
INSERT INTO public.known_words VALUES (7, 'columns', 'snmuloc');
INSERT INTO public.known_words VALUES (7, 'deletes', 'seteled');
INSERT INTO public.known_words VALUES (7, 'devices', 'secived');
INSERT INTO public.known_words VALUES (7, 'dollars', 'srallod');
INSERT INTO public.known_words VALUES (7, 'fiction', 'noitcif');
INSERT INTO public.known_words VALUES (7, 'getting', 'gnitteg');
INSERT INTO public.known_words VALUES (7, 'guessed', 'desseug');
INSERT INTO public.known_words VALUES (7, 'handled', 'deldnah');
INSERT INTO public.known_words VALUES (7, 'happens', 'sneppah');
INSERT INTO public.known_words VALUES (7, 'hosting', 'gnitsoh');
INSERT INTO public.known_words VALUES (7, 'ironing', 'gninori');
INSERT INTO public.known_words VALUES (7, 'laundry', 'yrdnual');
INSERT INTO public.known_words VALUES (7, 'mailbox', 'xobliam');
INSERT INTO public.known_words VALUES (7, 'manners', 'srennam');
INSERT INTO public.known_words VALUES (7, 'message', 'egassem');
INSERT INTO public.known_words VALUES (7, 'noticed', 'deciton');
INSERT INTO public.known_words VALUES (7, 'pension', 'noisnep');
INSERT INTO public.known_words VALUES (7, 'perhaps', 'spahrep');
INSERT INTO public.known_words VALUES (7, 'present', 'tneserp');
INSERT INTO public.known_words VALUES (7, 'quarrel', 'lerrauq');
INSERT INTO public.known_words VALUES (7, 'quietly', 'ylteiuq');
INSERT INTO public.known_words VALUES (7, 'renewal', 'lawener');
INSERT INTO public.known_words VALUES (7, 'scented', 'detnecs');
INSERT INTO public.known_words VALUES (7, 'sorting', 'gnitros');
INSERT INTO public.known_words VALUES (7, 'tracker', 'rekcart');
INSERT INTO public.known_words VALUES (8, 'agreeing', 'gnieerga');
INSERT INTO public.known_words VALUES (8, 'allergic', 'cigrella');
INSERT INTO public.known_words VALUES (8, 'appsheet', 'teehsppa');
INSERT INTO public.known_words VALUES (8, 'automate', 'etamotua');
INSERT INTO public.known_words VALUES (8, 'becoming', 'gnimoceb');
INSERT INTO public.known_words VALUES (8, 'changing', 'gnignahc');
INSERT INTO public.known_words VALUES (8, 'collects', 'stcelloc');
INSERT INTO public.known_words VALUES (8, 'commonly', 'ylnommoc');
INSERT INTO public.known_words VALUES (8, 'doordash', 'hsadrood');
INSERT INTO public.known_words VALUES (8, 'exercise', 'esicrexe');
INSERT INTO public.known_words VALUES (8, 'features', 'serutaef');
INSERT INTO public.known_words VALUES (8, 'followed', 'dewollof');
INSERT INTO public.known_words VALUES (8, 'hangover', 'revognah');
INSERT INTO public.known_words VALUES (8, 'nineteen', 'neetenin');
INSERT INTO public.known_words VALUES (8, 'payments', 'stnemyap');
INSERT INTO public.known_words VALUES (8, 'paystack', 'kcatsyap');
INSERT INTO public.known_words VALUES (8, 'person''s', 's''nosrep');
INSERT INTO public.known_words VALUES (8, 'planning', 'gninnalp');
INSERT INTO public.known_words VALUES (8, 'politely', 'yletilop');
INSERT INTO public.known_words VALUES (8, 'promises', 'sesimorp');
INSERT INTO public.known_words VALUES (8, 'recovery', 'yrevocer');
INSERT INTO public.known_words VALUES (8, 'register', 'retsiger');
INSERT INTO public.known_words VALUES (8, 'software', 'erawtfos');
INSERT INTO public.known_words VALUES (8, 'starting', 'gnitrats');
INSERT INTO public.known_words VALUES (8, 'whenever', 'revenehw');
INSERT INTO public.known_words VALUES (9, 'burglar''s', 's''ralgrub');
INSERT INTO public.known_words VALUES (9, 'cancelled', 'dellecnac');
INSERT INTO public.known_words VALUES (9, 'candidate', 'etadidnac');
INSERT INTO public.known_words VALUES (9, 'catalogue', 'eugolatac');
INSERT INTO public.known_words VALUES (9, 'company''s', 's''ynapmoc');
INSERT INTO public.known_words VALUES (9, 'comparing', 'gnirapmoc');
INSERT INTO public.known_words VALUES (9, 'described', 'debircsed');
INSERT INTO public.known_words VALUES (9, 'developer', 'repoleved');
INSERT INTO public.known_words VALUES (9, 'discussed', 'dessucsid');
INSERT INTO public.known_words VALUES (9, 'expensive', 'evisnepxe');
INSERT INTO public.known_words VALUES (9, 'formatted', 'dettamrof');
INSERT INTO public.known_words VALUES (9, 'imaginary', 'yranigami');
INSERT INTO public.known_words VALUES (9, 'motorbike', 'ekibrotom');
INSERT INTO public.known_words VALUES (9, 'otherwise', 'esiwrehto');
INSERT INTO public.known_words VALUES (9, 'quotation', 'noitatouq');
INSERT INTO public.known_words VALUES (9, 'regulated', 'detaluger');
INSERT INTO public.known_words VALUES (9, 'reminders', 'srednimer');
INSERT INTO public.known_words VALUES (9, 'reminding', 'gnidnimer');
INSERT INTO public.known_words VALUES (10, 'accounting', 'gnitnuocca');
INSERT INTO public.known_words VALUES (10, 'automation', 'noitamotua');
INSERT INTO public.known_words VALUES (10, 'conscience', 'ecneicsnoc');
INSERT INTO public.known_words VALUES (10, 'employer''s', 's''reyolpme');
INSERT INTO public.known_words VALUES (10, 'forgetting', 'gnittegrof');
INSERT INTO public.known_words VALUES (10, 'frequently', 'yltneuqerf');
INSERT INTO public.known_words VALUES (10, 'percentage', 'egatnecrep');
INSERT INTO public.known_words VALUES (11, 'afternoon''s', 's''noonretfa');
INSERT INTO public.known_words VALUES (11, 'alternative', 'evitanretla');
INSERT INTO public.known_words VALUES (11, 'flutterwave', 'evawrettulf');
INSERT INTO public.known_words VALUES (11, 'recommended', 'dednemmocer');
INSERT INTO public.known_words VALUES (11, 'spreadsheet', 'teehsdaerps');
INSERT INTO public.known_words VALUES (11, 'unnecessary', 'yrassecennu');
INSERT INTO public.known_words VALUES (12, 'contribution', 'noitubirtnoc');
INSERT INTO public.known_words VALUES (12, 'spreadsheets', 'steehsdaerps');
INSERT INTO public.known_words VALUES (12, 'subscription', 'noitpircsbus');
INSERT INTO public.known_words VALUES (12, 'verification', 'noitacifirev');
INSERT INTO public.known_words VALUES (13, 'administrator', 'rotartsinimda');
INSERT INTO public.known_words VALUES (13, 'subscriptions', 'snoitpircsbus');
INSERT INTO public.known_words VALUES (3, 'ago', 'oga');
INSERT INTO public.known_words VALUES (3, 'gap', 'pag');
INSERT INTO public.known_words VALUES (3, 'tin', 'nit');
INSERT INTO public.known_words VALUES (4, 'bees', 'seeb');
INSERT INTO public.known_words VALUES (4, 'bkry', 'yrkb');
INSERT INTO public.known_words VALUES (4, 'dark', 'krad');
INSERT INTO public.known_words VALUES (4, 'dead', 'daed');
INSERT INTO public.known_words VALUES (4, 'fair', 'riaf');
INSERT INTO public.known_words VALUES (4, 'lets', 'stel');
INSERT INTO public.known_words VALUES (4, 'life', 'efil');
INSERT INTO public.known_words VALUES (4, 'lift', 'tfil');
INSERT INTO public.known_words VALUES (4, 'lion', 'noil');
INSERT INTO public.known_words VALUES (4, 'love', 'evol');
INSERT INTO public.known_words VALUES (4, 'mail', 'liam');
INSERT INTO public.known_words VALUES (4, 'mend', 'dnem');
INSERT INTO public.known_words VALUES (4, 'owed', 'dewo');
INSERT INTO public.known_words VALUES (4, 'phil', 'lihp');
INSERT INTO public.known_words VALUES (4, 'pots', 'stop');
INSERT INTO public.known_words VALUES (4, 'sure', 'erus');
INSERT INTO public.known_words VALUES (4, 'tick', 'kcit');
INSERT INTO public.known_words VALUES (4, 'tire', 'erit');
INSERT INTO public.known_words VALUES (4, 'vans', 'snav');
INSERT INTO public.known_words VALUES (5, 'awake', 'ekawa');
INSERT INTO public.known_words VALUES (5, 'black', 'kcalb');
INSERT INTO public.known_words VALUES (5, 'can''t', 't''nac');
INSERT INTO public.known_words VALUES (5, 'child', 'dlihc');
INSERT INTO public.known_words VALUES (5, 'clerk', 'krelc');
INSERT INTO public.known_words VALUES (5, 'cover', 'revoc');
INSERT INTO public.known_words VALUES (5, 'error', 'rorre');
INSERT INTO public.known_words VALUES (5, 'extra', 'artxe');
INSERT INTO public.known_words VALUES (5, 'focus', 'sucof');
INSERT INTO public.known_words VALUES (5, 'gap''s', 's''pag');
INSERT INTO public.known_words VALUES (5, 'glass', 'ssalg');
INSERT INTO public.known_words VALUES (5, 'green', 'neerg');
INSERT INTO public.known_words VALUES (5, 'group', 'puorg');
INSERT INTO public.known_words VALUES (5, 'juice', 'eciuj');
INSERT INTO public.known_words VALUES (5, 'label', 'lebal');
INSERT INTO public.known_words VALUES (5, 'liked', 'dekil');
INSERT INTO public.known_words VALUES (5, 'local', 'lacol');
INSERT INTO public.known_words VALUES (5, 'loyal', 'layol');
INSERT INTO public.known_words VALUES (5, 'maker', 'rekam');
INSERT INTO public.known_words VALUES (5, 'means', 'snaem');
INSERT INTO public.known_words VALUES (5, 'myths', 'shtym');
INSERT INTO public.known_words VALUES (5, 'nicer', 'recin');
INSERT INTO public.known_words VALUES (5, 'royal', 'layor');
INSERT INTO public.known_words VALUES (5, 'shown', 'nwohs');
INSERT INTO public.known_words VALUES (5, 'spelt', 'tleps');
INSERT INTO public.known_words VALUES (5, 'straw', 'warts');
INSERT INTO public.known_words VALUES (5, 'syrup', 'purys');
INSERT INTO public.known_words VALUES (5, 'thumb', 'bmuht');
INSERT INTO public.known_words VALUES (5, 'typed', 'depyt');
INSERT INTO public.known_words VALUES (6, 'adding', 'gnidda');
INSERT INTO public.known_words VALUES (6, 'bakery', 'yrekab');
INSERT INTO public.known_words VALUES (6, 'belief', 'feileb');
INSERT INTO public.known_words VALUES (6, 'brands', 'sdnarb');
INSERT INTO public.known_words VALUES (6, 'carton', 'notrac');
INSERT INTO public.known_words VALUES (6, 'coming', 'gnimoc');
INSERT INTO public.known_words VALUES (6, 'entire', 'eritne');
INSERT INTO public.known_words VALUES (6, 'favour', 'ruovaf');
INSERT INTO public.known_words VALUES (6, 'feeble', 'elbeef');
INSERT INTO public.known_words VALUES (6, 'forces', 'secrof');
INSERT INTO public.known_words VALUES (6, 'fourth', 'htruof');
INSERT INTO public.known_words VALUES (6, 'friend', 'dneirf');
INSERT INTO public.known_words VALUES (6, 'giving', 'gnivig');
INSERT INTO public.known_words VALUES (6, 'global', 'labolg');
INSERT INTO public.known_words VALUES (6, 'golden', 'nedlog');
INSERT INTO public.known_words VALUES (6, 'haggle', 'elggah');
INSERT INTO public.known_words VALUES (6, 'jeered', 'dereej');
INSERT INTO public.known_words VALUES (6, 'knight', 'thgink');
INSERT INTO public.known_words VALUES (6, 'layout', 'tuoyal');
INSERT INTO public.known_words VALUES (6, 'livery', 'yrevil');
INSERT INTO public.known_words VALUES (6, 'lyle''s', 's''elyl');
INSERT INTO public.known_words VALUES (6, 'makola', 'alokam');
INSERT INTO public.known_words VALUES (6, 'orange', 'egnaro');
INSERT INTO public.known_words VALUES (6, 'oregon', 'nogero');
INSERT INTO public.known_words VALUES (6, 'places', 'secalp');
INSERT INTO public.known_words VALUES (6, 'runner', 'rennur');
INSERT INTO public.known_words VALUES (6, 'search', 'hcraes');
INSERT INTO public.known_words VALUES (6, 'seller', 'relles');
INSERT INTO public.known_words VALUES (6, 'shares', 'serahs');
INSERT INTO public.known_words VALUES (6, 'sooner', 'renoos');
INSERT INTO public.known_words VALUES (6, 'swoosh', 'hsoows');
INSERT INTO public.known_words VALUES (6, 'thirty', 'ytriht');
INSERT INTO public.known_words VALUES (6, 'tissue', 'eussit');
INSERT INTO public.known_words VALUES (6, 'vowels', 'slewov');
INSERT INTO public.known_words VALUES (6, 'yellow', 'wolley');
INSERT INTO public.known_words VALUES (7, 'believe', 'eveileb');
INSERT INTO public.known_words VALUES (7, 'boredom', 'moderob');
INSERT INTO public.known_words VALUES (7, 'carolyn', 'nylorac');
INSERT INTO public.known_words VALUES (7, 'carried', 'deirrac');
INSERT INTO public.known_words VALUES (7, 'chiefly', 'ylfeihc');
INSERT INTO public.known_words VALUES (7, 'console', 'elosnoc');
INSERT INTO public.known_words VALUES (7, 'decimal', 'lamiced');
INSERT INTO public.known_words VALUES (7, 'eldoret', 'terodle');
INSERT INTO public.known_words VALUES (7, 'filling', 'gnillif');
INSERT INTO public.known_words VALUES (7, 'fresher', 'rehserf');
INSERT INTO public.known_words VALUES (7, 'meeting', 'gniteem');
INSERT INTO public.known_words VALUES (7, 'onwards', 'sdrawno');
INSERT INTO public.known_words VALUES (7, 'picture', 'erutcip');
INSERT INTO public.known_words VALUES (7, 'profile', 'eliforp');
INSERT INTO public.known_words VALUES (7, 'rebrand', 'dnarber');
INSERT INTO public.known_words VALUES (7, 'sellers', 'srelles');
INSERT INTO public.known_words VALUES (7, 'settled', 'delttes');
INSERT INTO public.known_words VALUES (7, 'shouted', 'detuohs');
INSERT INTO public.known_words VALUES (7, 'subject', 'tcejbus');
INSERT INTO public.known_words VALUES (7, 'survive', 'evivrus');
INSERT INTO public.known_words VALUES (7, 'suspect', 'tcepsus');
INSERT INTO public.known_words VALUES (7, 'telecel', 'lecelet');
INSERT INTO public.known_words VALUES (7, 'telecom', 'mocelet');
INSERT INTO public.known_words VALUES (7, 'trolley', 'yellort');
INSERT INTO public.known_words VALUES (8, 'accepted', 'detpecca');
INSERT INTO public.known_words VALUES (8, 'american', 'nacirema');
INSERT INTO public.known_words VALUES (8, 'athletes', 'setelhta');
INSERT INTO public.known_words VALUES (8, 'branding', 'gnidnarb');
INSERT INTO public.known_words VALUES (8, 'cleverer', 'rerevelc');
INSERT INTO public.known_words VALUES (8, 'concepts', 'stpecnoc');
INSERT INTO public.known_words VALUES (8, 'counters', 'sretnuoc');
INSERT INTO public.known_words VALUES (8, 'davidson', 'nosdivad');
INSERT INTO public.known_words VALUES (8, 'envelope', 'epolevne');
INSERT INTO public.known_words VALUES (8, 'innocent', 'tneconni');
INSERT INTO public.known_words VALUES (8, 'junction', 'noitcnuj');
INSERT INTO public.known_words VALUES (8, 'narrower', 'reworran');
INSERT INTO public.known_words VALUES (8, 'properly', 'ylreporp');
INSERT INTO public.known_words VALUES (8, 'replying', 'gniylper');
INSERT INTO public.known_words VALUES (8, 'searched', 'dehcraes');
INSERT INTO public.known_words VALUES (8, 'shoppers', 'sreppohs');
INSERT INTO public.known_words VALUES (8, 'vodafone', 'enofadov');
INSERT INTO public.known_words VALUES (8, 'wondered', 'derednow');
INSERT INTO public.known_words VALUES (9, 'according', 'gnidrocca');
INSERT INTO public.known_words VALUES (9, 'answering', 'gnirewsna');
INSERT INTO public.known_words VALUES (9, 'apparatus', 'sutarappa');
INSERT INTO public.known_words VALUES (9, 'britain''s', 's''niatirb');
INSERT INTO public.known_words VALUES (9, 'certainly', 'ylniatrec');
INSERT INTO public.known_words VALUES (9, 'colleague', 'eugaelloc');
INSERT INTO public.known_words VALUES (9, 'consignia', 'aingisnoc');
INSERT INTO public.known_words VALUES (9, 'enquiries', 'seiriuqne');
INSERT INTO public.known_words VALUES (9, 'evidently', 'yltnedive');
INSERT INTO public.known_words VALUES (9, 'furniture', 'erutinruf');
INSERT INTO public.known_words VALUES (9, 'lettering', 'gnirettel');
INSERT INTO public.known_words VALUES (9, 'meanwhile', 'elihwnaem');
INSERT INTO public.known_words VALUES (9, 'neighbour', 'ruobhgien');
INSERT INTO public.known_words VALUES (9, 'published', 'dehsilbup');
INSERT INTO public.known_words VALUES (9, 'recognise', 'esingocer');
INSERT INTO public.known_words VALUES (9, 'resources', 'secruoser');
INSERT INTO public.known_words VALUES (9, 'sometimes', 'semitemos');
INSERT INTO public.known_words VALUES (9, 'tropicana', 'anaciport');
INSERT INTO public.known_words VALUES (10, 'accountant', 'tnatnuocca');
INSERT INTO public.known_words VALUES (10, 'carpenters', 'sretneprac');
INSERT INTO public.known_words VALUES (10, 'everything', 'gnihtyreve');
INSERT INTO public.known_words VALUES (10, 'irrelevant', 'tnavelerri');
INSERT INTO public.known_words VALUES (10, 'modernised', 'desinredom');
INSERT INTO public.known_words VALUES (10, 'newspapers', 'srepapswen');
INSERT INTO public.known_words VALUES (10, 'quotations', 'snoitatouq');
INSERT INTO public.known_words VALUES (10, 'subscriber', 'rebircsbus');
INSERT INTO public.known_words VALUES (11, 'electricity', 'yticirtcele');
INSERT INTO public.known_words VALUES (11, 'information', 'noitamrofni');
INSERT INTO public.known_words VALUES (11, 'tropicana''s', 's''anaciport');
INSERT INTO public.known_words VALUES (11, 'unavoidable', 'elbadiovanu');
INSERT INTO public.known_words VALUES (12, 'embarrassing', 'gnissarrabme');
INSERT INTO public.known_words VALUES (12, 'photographed', 'dehpargotohp');
INSERT INTO public.known_words VALUES (13, 'presentations', 'snoitatneserp');
INSERT INTO public.known_words VALUES (4, 'area', 'aera');
INSERT INTO public.known_words VALUES (4, 'care', 'erac');
INSERT INTO public.known_words VALUES (4, 'fall', 'llaf');
INSERT INTO public.known_words VALUES (4, 'memo', 'omem');
INSERT INTO public.known_words VALUES (4, 'neil', 'lien');
INSERT INTO public.known_words VALUES (4, 'owns', 'snwo');
INSERT INTO public.known_words VALUES (4, 'pile', 'elip');
INSERT INTO public.known_words VALUES (4, 'rude', 'edur');
INSERT INTO public.known_words VALUES (4, 'soap', 'paos');
INSERT INTO public.known_words VALUES (4, 'swap', 'paws');
INSERT INTO public.known_words VALUES (4, 'zain', 'niaz');
INSERT INTO public.known_words VALUES (5, 'above', 'evoba');
INSERT INTO public.known_words VALUES (5, 'birth', 'htrib');
INSERT INTO public.known_words VALUES (5, 'blank', 'knalb');
INSERT INTO public.known_words VALUES (5, 'camay', 'yamac');
INSERT INTO public.known_words VALUES (5, 'chose', 'esohc');
INSERT INTO public.known_words VALUES (5, 'crews', 'swerc');
INSERT INTO public.known_words VALUES (5, 'exact', 'tcaxe');
INSERT INTO public.known_words VALUES (5, 'fight', 'thgif');
INSERT INTO public.known_words VALUES (5, 'files', 'selif');
INSERT INTO public.known_words VALUES (5, 'finds', 'sdnif');
INSERT INTO public.known_words VALUES (5, 'flyer', 'reylf');
INSERT INTO public.known_words VALUES (5, 'greet', 'teerg');
INSERT INTO public.known_words VALUES (5, 'hobby', 'ybboh');
INSERT INTO public.known_words VALUES (5, 'isn''t', 't''nsi');
INSERT INTO public.known_words VALUES (5, 'ivory', 'yrovi');
INSERT INTO public.known_words VALUES (5, 'lever', 'revel');
INSERT INTO public.known_words VALUES (5, 'logos', 'sogol');
INSERT INTO public.known_words VALUES (5, 'merge', 'egrem');
INSERT INTO public.known_words VALUES (5, 'party', 'ytrap');
INSERT INTO public.known_words VALUES (5, 'proud', 'duorp');
INSERT INTO public.known_words VALUES (5, 'quote', 'etouq');
INSERT INTO public.known_words VALUES (5, 'roofs', 'sfoor');
INSERT INTO public.known_words VALUES (5, 'solar', 'ralos');
INSERT INTO public.known_words VALUES (5, 'talks', 'sklat');
INSERT INTO public.known_words VALUES (5, 'taste', 'etsat');
INSERT INTO public.known_words VALUES (5, 'truly', 'ylurt');
INSERT INTO public.known_words VALUES (6, 'agency', 'ycnega');
INSERT INTO public.known_words VALUES (6, 'airtel', 'letria');
INSERT INTO public.known_words VALUES (6, 'amount', 'tnuoma');
INSERT INTO public.known_words VALUES (6, 'banner', 'rennab');
INSERT INTO public.known_words VALUES (6, 'blamed', 'demalb');
INSERT INTO public.known_words VALUES (6, 'celtel', 'letlec');
INSERT INTO public.known_words VALUES (6, 'chosen', 'nesohc');
INSERT INTO public.known_words VALUES (6, 'clocks', 'skcolc');
INSERT INTO public.known_words VALUES (6, 'drawer', 'reward');
INSERT INTO public.known_words VALUES (6, 'driver', 'revird');
INSERT INTO public.known_words VALUES (6, 'easily', 'ylisae');
INSERT INTO public.known_words VALUES (6, 'econet', 'tenoce');
INSERT INTO public.known_words VALUES (6, 'folder', 'redlof');
INSERT INTO public.known_words VALUES (6, 'gamble', 'elbmag');
INSERT INTO public.known_words VALUES (6, 'guards', 'sdraug');
INSERT INTO public.known_words VALUES (6, 'marked', 'dekram');
INSERT INTO public.known_words VALUES (6, 'nearer', 'reraen');
INSERT INTO public.known_words VALUES (6, 'nought', 'thguon');
INSERT INTO public.known_words VALUES (6, 'recite', 'eticer');
INSERT INTO public.known_words VALUES (6, 'seemed', 'demees');
INSERT INTO public.known_words VALUES (6, 'seldom', 'modles');
INSERT INTO public.known_words VALUES (6, 'shared', 'derahs');
INSERT INTO public.known_words VALUES (6, 'slogan', 'nagols');
INSERT INTO public.known_words VALUES (6, 'sounds', 'sdnuos');
INSERT INTO public.known_words VALUES (6, 'stands', 'sdnats');
INSERT INTO public.known_words VALUES (6, 'strong', 'gnorts');
INSERT INTO public.known_words VALUES (6, 'though', 'hguoht');
INSERT INTO public.known_words VALUES (6, 'throws', 'sworht');
INSERT INTO public.known_words VALUES (6, 'tidier', 'reidit');
INSERT INTO public.known_words VALUES (6, 'week''s', 's''keew');
INSERT INTO public.known_words VALUES (7, 'appoint', 'tnioppa');
INSERT INTO public.known_words VALUES (7, 'approve', 'evorppa');
INSERT INTO public.known_words VALUES (7, 'banners', 'srennab');
INSERT INTO public.known_words VALUES (7, 'budgets', 'stegdub');
INSERT INTO public.known_words VALUES (7, 'century', 'yrutnec');
INSERT INTO public.known_words VALUES (7, 'certain', 'niatrec');
INSERT INTO public.known_words VALUES (7, 'compare', 'erapmoc');
INSERT INTO public.known_words VALUES (7, 'correct', 'tcerroc');
INSERT INTO public.known_words VALUES (7, 'dealers', 'srelaed');
INSERT INTO public.known_words VALUES (7, 'defense', 'esnefed');
INSERT INTO public.known_words VALUES (7, 'example', 'elpmaxe');
INSERT INTO public.known_words VALUES (7, 'existed', 'detsixe');
INSERT INTO public.known_words VALUES (7, 'keeping', 'gnipeek');
INSERT INTO public.known_words VALUES (7, 'manager', 'reganam');
INSERT INTO public.known_words VALUES (7, 'mcelroy', 'yorlecm');
INSERT INTO public.known_words VALUES (7, 'procter', 'retcorp');
INSERT INTO public.known_words VALUES (7, 'project', 'tcejorp');
INSERT INTO public.known_words VALUES (7, 'records', 'sdrocer');
INSERT INTO public.known_words VALUES (7, 'repeats', 'staeper');
INSERT INTO public.known_words VALUES (7, 'restful', 'luftser');
INSERT INTO public.known_words VALUES (7, 'similar', 'ralimis');
INSERT INTO public.known_words VALUES (7, 'support', 'troppus');
INSERT INTO public.known_words VALUES (7, 'towards', 'sdrawot');
INSERT INTO public.known_words VALUES (7, 'vmobile', 'elibomv');
INSERT INTO public.known_words VALUES (7, 'weakest', 'tsekaew');
INSERT INTO public.known_words VALUES (8, 'although', 'hguohtla');
INSERT INTO public.known_words VALUES (8, 'breaking', 'gnikaerb');
INSERT INTO public.known_words VALUES (8, 'calendar', 'radnelac');
INSERT INTO public.known_words VALUES (8, 'checking', 'gnikcehc');
INSERT INTO public.known_words VALUES (8, 'concerns', 'snrecnoc');
INSERT INTO public.known_words VALUES (8, 'december', 'rebmeced');
INSERT INTO public.known_words VALUES (8, 'decision', 'noisiced');
INSERT INTO public.known_words VALUES (8, 'delivers', 'sreviled');
INSERT INTO public.known_words VALUES (8, 'describe', 'ebircsed');
INSERT INTO public.known_words VALUES (8, 'employee', 'eeyolpme');
INSERT INTO public.known_words VALUES (8, 'exciting', 'gniticxe');
INSERT INTO public.known_words VALUES (8, 'facebook', 'koobecaf');
INSERT INTO public.known_words VALUES (8, 'handover', 'revodnah');
INSERT INTO public.known_words VALUES (8, 'november', 'rebmevon');
INSERT INTO public.known_words VALUES (8, 'perfumed', 'demufrep');
INSERT INTO public.known_words VALUES (8, 'replaces', 'secalper');
INSERT INTO public.known_words VALUES (8, 'reprints', 'stnirper');
INSERT INTO public.known_words VALUES (8, 'sameness', 'ssenemas');
INSERT INTO public.known_words VALUES (8, 'spoiling', 'gniliops');
INSERT INTO public.known_words VALUES (8, 'stubborn', 'nrobbuts');
INSERT INTO public.known_words VALUES (8, 'takoradi', 'idarokat');
INSERT INTO public.known_words VALUES (8, 'typeface', 'ecafepyt');
INSERT INTO public.known_words VALUES (8, 'wrappers', 'srepparw');
INSERT INTO public.known_words VALUES (9, 'apologise', 'esigolopa');
INSERT INTO public.known_words VALUES (9, 'founder''s', 's''rednuof');
INSERT INTO public.known_words VALUES (9, 'installer', 'rellatsni');
INSERT INTO public.known_words VALUES (9, 'mcelroy''s', 's''yorlecm');
INSERT INTO public.known_words VALUES (9, 'palmolive', 'evilomlap');
INSERT INTO public.known_words VALUES (9, 'questions', 'snoitseuq');
INSERT INTO public.known_words VALUES (9, 'remaining', 'gniniamer');
INSERT INTO public.known_words VALUES (9, 'secretary', 'yraterces');
INSERT INTO public.known_words VALUES (9, 'september', 'rebmetpes');
INSERT INTO public.known_words VALUES (9, 'shipments', 'stnempihs');
INSERT INTO public.known_words VALUES (9, 'strongest', 'tsegnorts');
INSERT INTO public.known_words VALUES (10, 'annoyingly', 'ylgniyonna');
INSERT INTO public.known_words VALUES (10, 'comparison', 'nosirapmoc');
INSERT INTO public.known_words VALUES (10, 'complaints', 'stnialpmoc');
INSERT INTO public.known_words VALUES (10, 'eisenhower', 'rewohnesie');
INSERT INTO public.known_words VALUES (10, 'interviews', 'sweivretni');
INSERT INTO public.known_words VALUES (10, 'reasonable', 'elbanosaer');
INSERT INTO public.known_words VALUES (10, 'remembered', 'derebmemer');
INSERT INTO public.known_words VALUES (11, 'competitors', 'srotitepmoc');
INSERT INTO public.known_words VALUES (11, 'compliments', 'stnemilpmoc');
INSERT INTO public.known_words VALUES (11, 'contradicts', 'stcidartnoc');
INSERT INTO public.known_words VALUES (11, 'development', 'tnempoleved');
INSERT INTO public.known_words VALUES (11, 'straightens', 'snethgiarts');
INSERT INTO public.known_words VALUES (11, 'unfortunate', 'etanutrofnu');
INSERT INTO public.known_words VALUES (12, 'temperaments', 'stnemarepmet');
INSERT INTO public.known_words VALUES (3, 'gut', 'tug');
INSERT INTO public.known_words VALUES (3, 'ink', 'kni');
INSERT INTO public.known_words VALUES (3, 'win', 'niw');
INSERT INTO public.known_words VALUES (4, 'busy', 'ysub');
INSERT INTO public.known_words VALUES (4, 'calm', 'mlac');
INSERT INTO public.known_words VALUES (4, 'cure', 'eruc');
INSERT INTO public.known_words VALUES (4, 'eyes', 'seye');
INSERT INTO public.known_words VALUES (4, 'fast', 'tsaf');
INSERT INTO public.known_words VALUES (4, 'gary', 'yrag');
INSERT INTO public.known_words VALUES (4, 'loss', 'ssol');
INSERT INTO public.known_words VALUES (4, 'loud', 'duol');
INSERT INTO public.known_words VALUES (4, 'mark', 'kram');
INSERT INTO public.known_words VALUES (4, 'nods', 'sdon');
INSERT INTO public.known_words VALUES (4, 'pour', 'ruop');
INSERT INTO public.known_words VALUES (4, 'sets', 'stes');
INSERT INTO public.known_words VALUES (4, 'tend', 'dnet');
INSERT INTO public.known_words VALUES (4, 'trap', 'part');
INSERT INTO public.known_words VALUES (5, 'bends', 'sdneb');
INSERT INTO public.known_words VALUES (5, 'binds', 'sdnib');
INSERT INTO public.known_words VALUES (5, 'catch', 'hctac');
INSERT INTO public.known_words VALUES (5, 'chess', 'ssehc');
INSERT INTO public.known_words VALUES (5, 'don''t', 't''nod');
INSERT INTO public.known_words VALUES (5, 'drops', 'spord');
INSERT INTO public.known_words VALUES (5, 'edits', 'stide');
INSERT INTO public.known_words VALUES (5, 'faith', 'htiaf');
INSERT INTO public.known_words VALUES (5, 'field', 'dleif');
INSERT INTO public.known_words VALUES (5, 'gobet', 'tebog');
INSERT INTO public.known_words VALUES (5, 'hears', 'sraeh');
INSERT INTO public.known_words VALUES (5, 'hunch', 'hcnuh');
INSERT INTO public.known_words VALUES (5, 'klein', 'nielk');
INSERT INTO public.known_words VALUES (5, 'lying', 'gniyl');
INSERT INTO public.known_words VALUES (5, 'merim', 'mirem');
INSERT INTO public.known_words VALUES (5, 'night', 'thgin');
INSERT INTO public.known_words VALUES (5, 'noted', 'deton');
INSERT INTO public.known_words VALUES (5, 'peter', 'retep');
INSERT INTO public.known_words VALUES (5, 'proof', 'foorp');
INSERT INTO public.known_words VALUES (5, 'reads', 'sdaer');
INSERT INTO public.known_words VALUES (5, 'rival', 'lavir');
INSERT INTO public.known_words VALUES (5, 'sides', 'sedis');
INSERT INTO public.known_words VALUES (5, 'skill', 'lliks');
INSERT INTO public.known_words VALUES (5, 'throw', 'worht');
INSERT INTO public.known_words VALUES (5, 'ticks', 'skcit');
INSERT INTO public.known_words VALUES (5, 'trial', 'lairt');
INSERT INTO public.known_words VALUES (5, 'tried', 'deirt');
INSERT INTO public.known_words VALUES (5, 'using', 'gnisu');
INSERT INTO public.known_words VALUES (5, 'worst', 'tsrow');
INSERT INTO public.known_words VALUES (6, 'anyway', 'yawyna');
INSERT INTO public.known_words VALUES (6, 'career', 'reerac');
INSERT INTO public.known_words VALUES (6, 'caught', 'thguac');
INSERT INTO public.known_words VALUES (6, 'coding', 'gnidoc');
INSERT INTO public.known_words VALUES (6, 'course', 'esruoc');
INSERT INTO public.known_words VALUES (6, 'daniel', 'leinad');
INSERT INTO public.known_words VALUES (6, 'defeat', 'taefed');
INSERT INTO public.known_words VALUES (6, 'errors', 'srorre');
INSERT INTO public.known_words VALUES (6, 'expert', 'trepxe');
INSERT INTO public.known_words VALUES (6, 'faster', 'retsaf');
INSERT INTO public.known_words VALUES (6, 'groups', 'spuorg');
INSERT INTO public.known_words VALUES (6, 'humble', 'elbmuh');
INSERT INTO public.known_words VALUES (6, 'junior', 'roinuj');
INSERT INTO public.known_words VALUES (6, 'killed', 'dellik');
INSERT INTO public.known_words VALUES (6, 'litres', 'sertil');
INSERT INTO public.known_words VALUES (6, 'mcleod', 'doelcm');
INSERT INTO public.known_words VALUES (6, 'merely', 'ylerem');
INSERT INTO public.known_words VALUES (6, 'minded', 'dednim');
INSERT INTO public.known_words VALUES (6, 'newest', 'tsewen');
INSERT INTO public.known_words VALUES (6, 'ninety', 'ytenin');
INSERT INTO public.known_words VALUES (6, 'papers', 'srepap');
INSERT INTO public.known_words VALUES (6, 'polite', 'etilop');
INSERT INTO public.known_words VALUES (6, 'prompt', 'tpmorp');
INSERT INTO public.known_words VALUES (6, 'remedy', 'ydemer');
INSERT INTO public.known_words VALUES (6, 'simply', 'ylpmis');
INSERT INTO public.known_words VALUES (6, 'stupid', 'diputs');
INSERT INTO public.known_words VALUES (6, 'taking', 'gnikat');
INSERT INTO public.known_words VALUES (6, 'vanity', 'ytinav');
INSERT INTO public.known_words VALUES (6, 'visits', 'stisiv');
INSERT INTO public.known_words VALUES (6, 'voting', 'gnitov');
INSERT INTO public.known_words VALUES (7, 'abraham', 'maharba');
INSERT INTO public.known_words VALUES (7, 'bilalić', 'ćilalib');
INSERT INTO public.known_words VALUES (7, 'blinder', 'rednilb');
INSERT INTO public.known_words VALUES (7, 'daytime', 'emityad');
INSERT INTO public.known_words VALUES (7, 'earlier', 'reilrae');
INSERT INTO public.known_words VALUES (7, 'entries', 'seirtne');
INSERT INTO public.known_words VALUES (7, 'experts', 'strepxe');
INSERT INTO public.known_words VALUES (7, 'fernand', 'dnanref');
INSERT INTO public.known_words VALUES (7, 'fifteen', 'neetfif');
INSERT INTO public.known_words VALUES (7, 'fridays', 'syadirf');
INSERT INTO public.known_words VALUES (7, 'heading', 'gnidaeh');
INSERT INTO public.known_words VALUES (7, 'history', 'yrotsih');
INSERT INTO public.known_words VALUES (7, 'luchins', 'snihcul');
INSERT INTO public.known_words VALUES (7, 'matches', 'sehctam');
INSERT INTO public.known_words VALUES (7, 'opinion', 'noinipo');
INSERT INTO public.known_words VALUES (7, 'players', 'sreyalp');
INSERT INTO public.known_words VALUES (7, 'posture', 'erutsop');
INSERT INTO public.known_words VALUES (7, 'regular', 'raluger');
INSERT INTO public.known_words VALUES (7, 'replace', 'ecalper');
INSERT INTO public.known_words VALUES (7, 'reverse', 'esrever');
INSERT INTO public.known_words VALUES (7, 'squares', 'serauqs');
INSERT INTO public.known_words VALUES (8, 'advising', 'gnisivda');
INSERT INTO public.known_words VALUES (8, 'applauds', 'sdualppa');
INSERT INTO public.known_words VALUES (8, 'boasting', 'gnitsaob');
INSERT INTO public.known_words VALUES (8, 'drumming', 'gnimmurd');
INSERT INTO public.known_words VALUES (8, 'eighteen', 'neethgie');
INSERT INTO public.known_words VALUES (8, 'examples', 'selpmaxe');
INSERT INTO public.known_words VALUES (8, 'familiar', 'railimaf');
INSERT INTO public.known_words VALUES (8, 'feedback', 'kcabdeef');
INSERT INTO public.known_words VALUES (8, 'instinct', 'tcnitsni');
INSERT INTO public.known_words VALUES (8, 'kahneman', 'namenhak');
INSERT INTO public.known_words VALUES (8, 'laziness', 'ssenizal');
INSERT INTO public.known_words VALUES (8, 'notebook', 'koobeton');
INSERT INTO public.known_words VALUES (8, 'personal', 'lanosrep');
INSERT INTO public.known_words VALUES (8, 'position', 'noitisop');
INSERT INTO public.known_words VALUES (8, 'purchase', 'esahcrup');
INSERT INTO public.known_words VALUES (8, 'solution', 'noitulos');
INSERT INTO public.known_words VALUES (8, 'subjects', 'stcejbus');
INSERT INTO public.known_words VALUES (8, 'surprise', 'esirprus');
INSERT INTO public.known_words VALUES (8, 'thirteen', 'neetriht');
INSERT INTO public.known_words VALUES (9, 'applicant', 'tnacilppa');
INSERT INTO public.known_words VALUES (9, 'beginners', 'srennigeb');
INSERT INTO public.known_words VALUES (9, 'dangerous', 'suoregnad');
INSERT INTO public.known_words VALUES (9, 'decisions', 'snoisiced');
INSERT INTO public.known_words VALUES (9, 'delivered', 'dereviled');
INSERT INTO public.known_words VALUES (9, 'expertise', 'esitrepxe');
INSERT INTO public.known_words VALUES (9, 'intuition', 'noitiutni');
INSERT INTO public.known_words VALUES (9, 'practised', 'desitcarp');
INSERT INTO public.known_words VALUES (9, 'probation', 'noitaborp');
INSERT INTO public.known_words VALUES (9, 'seniority', 'ytiroines');
INSERT INTO public.known_words VALUES (9, 'suspected', 'detcepsus');
INSERT INTO public.known_words VALUES (10, 'afterwards', 'sdrawretfa');
INSERT INTO public.known_words VALUES (10, 'collecting', 'gnitcelloc');
INSERT INTO public.known_words VALUES (10, 'commanders', 'srednammoc');
INSERT INTO public.known_words VALUES (10, 'complained', 'denialpmoc');
INSERT INTO public.known_words VALUES (10, 'conditions', 'snoitidnoc');
INSERT INTO public.known_words VALUES (10, 'confidence', 'ecnedifnoc');
INSERT INTO public.known_words VALUES (10, 'correcting', 'gnitcerroc');
INSERT INTO public.known_words VALUES (10, 'efficiency', 'ycneiciffe');
INSERT INTO public.known_words VALUES (10, 'experiment', 'tnemirepxe');
INSERT INTO public.known_words VALUES (10, 'prediction', 'noitciderp');
INSERT INTO public.known_words VALUES (10, 'preferably', 'ylbareferp');
INSERT INTO public.known_words VALUES (12, 'distribution', 'noitubirtsid');
INSERT INTO public.known_words VALUES (12, 'professional', 'lanoisseforp');
INSERT INTO public.known_words VALUES (12, 'psychologist', 'tsigolohcysp');
INSERT INTO public.known_words VALUES (13, 'interruptions', 'snoitpurretni');
INSERT INTO public.known_words VALUES (13, 'understanding', 'gnidnatsrednu');
INSERT INTO public.known_words VALUES (4, 'debt', 'tbed');
INSERT INTO public.known_words VALUES (4, 'duty', 'ytud');
INSERT INTO public.known_words VALUES (4, 'fear', 'raef');
INSERT INTO public.known_words VALUES (4, 'jeff', 'ffej');
INSERT INTO public.known_words VALUES (4, 'lies', 'seil');
INSERT INTO public.known_words VALUES (4, 'nice', 'ecin');
INSERT INTO public.known_words VALUES (4, 'rise', 'esir');
INSERT INTO public.known_words VALUES (4, 'seem', 'mees');
INSERT INTO public.known_words VALUES (4, 'soon', 'noos');
INSERT INTO public.known_words VALUES (4, 'taxi', 'ixat');
INSERT INTO public.known_words VALUES (4, 'team', 'maet');
INSERT INTO public.known_words VALUES (5, 'audit', 'tidua');
INSERT INTO public.known_words VALUES (5, 'avoid', 'diova');
INSERT INTO public.known_words VALUES (5, 'bezos', 'sozeb');
INSERT INTO public.known_words VALUES (5, 'charm', 'mrahc');
INSERT INTO public.known_words VALUES (5, 'enemy', 'ymene');
INSERT INTO public.known_words VALUES (5, 'guess', 'sseug');
INSERT INTO public.known_words VALUES (5, 'halts', 'stlah');
INSERT INTO public.known_words VALUES (5, 'lives', 'sevil');
INSERT INTO public.known_words VALUES (5, 'nails', 'slian');
INSERT INTO public.known_words VALUES (5, 'panel', 'lenap');
INSERT INTO public.known_words VALUES (5, 'silly', 'yllis');
INSERT INTO public.known_words VALUES (5, 'slide', 'edils');
INSERT INTO public.known_words VALUES (5, 'tense', 'esnet');
INSERT INTO public.known_words VALUES (5, 'tools', 'sloot');
INSERT INTO public.known_words VALUES (6, 'accept', 'tpecca');
INSERT INTO public.known_words VALUES (6, 'almost', 'tsomla');
INSERT INTO public.known_words VALUES (6, 'arrive', 'evirra');
INSERT INTO public.known_words VALUES (6, 'avoids', 'sdiova');
INSERT INTO public.known_words VALUES (6, 'banned', 'dennab');
INSERT INTO public.known_words VALUES (6, 'beyond', 'dnoyeb');
INSERT INTO public.known_words VALUES (6, 'broken', 'nekorb');
INSERT INTO public.known_words VALUES (6, 'claims', 'smialc');
INSERT INTO public.known_words VALUES (6, 'duller', 'rellud');
INSERT INTO public.known_words VALUES (6, 'higher', 'rehgih');
INSERT INTO public.known_words VALUES (6, 'hourly', 'ylruoh');
INSERT INTO public.known_words VALUES (6, 'invent', 'tnevni');
INSERT INTO public.known_words VALUES (6, 'kindly', 'yldnik');
INSERT INTO public.known_words VALUES (6, 'lacked', 'dekcal');
INSERT INTO public.known_words VALUES (6, 'naming', 'gniman');
INSERT INTO public.known_words VALUES (6, 'object', 'tcejbo');
INSERT INTO public.known_words VALUES (6, 'phrase', 'esarhp');
INSERT INTO public.known_words VALUES (6, 'salary', 'yralas');
INSERT INTO public.known_words VALUES (6, 'skills', 'slliks');
INSERT INTO public.known_words VALUES (6, 'source', 'ecruos');
INSERT INTO public.known_words VALUES (6, 'stakes', 'sekats');
INSERT INTO public.known_words VALUES (6, 'talked', 'deklat');
INSERT INTO public.known_words VALUES (6, 'thinks', 'skniht');
INSERT INTO public.known_words VALUES (6, 'waived', 'deviaw');
INSERT INTO public.known_words VALUES (6, 'writer', 'retirw');
INSERT INTO public.known_words VALUES (6, 'yoruba', 'aburoy');
INSERT INTO public.known_words VALUES (7, 'apology', 'ygolopa');
INSERT INTO public.known_words VALUES (7, 'boldest', 'tsedlob');
INSERT INTO public.known_words VALUES (7, 'boosted', 'detsoob');
INSERT INTO public.known_words VALUES (7, 'chasing', 'gnisahc');
INSERT INTO public.known_words VALUES (7, 'chatgpt', 'tpgtahc');
INSERT INTO public.known_words VALUES (7, 'discuss', 'ssucsid');
INSERT INTO public.known_words VALUES (7, 'divided', 'dedivid');
INSERT INTO public.known_words VALUES (7, 'explain', 'nialpxe');
INSERT INTO public.known_words VALUES (7, 'handing', 'gnidnah');
INSERT INTO public.known_words VALUES (7, 'however', 'revewoh');
INSERT INTO public.known_words VALUES (7, 'malaria', 'airalam');
INSERT INTO public.known_words VALUES (7, 'metered', 'deretem');
INSERT INTO public.known_words VALUES (7, 'nervous', 'suovren');
INSERT INTO public.known_words VALUES (7, 'outside', 'edistuo');
INSERT INTO public.known_words VALUES (7, 'overlap', 'palrevo');
INSERT INTO public.known_words VALUES (7, 'overrun', 'nurrevo');
INSERT INTO public.known_words VALUES (7, 'parents', 'stnerap');
INSERT INTO public.known_words VALUES (7, 'passion', 'noissap');
INSERT INTO public.known_words VALUES (7, 'primary', 'yramirp');
INSERT INTO public.known_words VALUES (7, 'produce', 'ecudorp');
INSERT INTO public.known_words VALUES (7, 'repairs', 'sriaper');
INSERT INTO public.known_words VALUES (7, 'request', 'tseuqer');
INSERT INTO public.known_words VALUES (7, 'rewrite', 'etirwer');
INSERT INTO public.known_words VALUES (7, 'swahili', 'ilihaws');
INSERT INTO public.known_words VALUES (7, 'tempted', 'detpmet');
INSERT INTO public.known_words VALUES (7, 'trusted', 'detsurt');
INSERT INTO public.known_words VALUES (7, 'turning', 'gninrut');
INSERT INTO public.known_words VALUES (7, 'upwards', 'sdrawpu');
INSERT INTO public.known_words VALUES (7, 'worship', 'pihsrow');
INSERT INTO public.known_words VALUES (7, 'writing', 'gnitirw');
INSERT INTO public.known_words VALUES (8, 'answered', 'derewsna');
INSERT INTO public.known_words VALUES (8, 'appeared', 'deraeppa');
INSERT INTO public.known_words VALUES (8, 'attached', 'dehcatta');
INSERT INTO public.known_words VALUES (8, 'avoiding', 'gnidiova');
INSERT INTO public.known_words VALUES (8, 'believed', 'deveileb');
INSERT INTO public.known_words VALUES (8, 'contains', 'sniatnoc');
INSERT INTO public.known_words VALUES (8, 'employer', 'reyolpme');
INSERT INTO public.known_words VALUES (8, 'evidence', 'ecnedive');
INSERT INTO public.known_words VALUES (8, 'examined', 'denimaxe');
INSERT INTO public.known_words VALUES (8, 'exchange', 'egnahcxe');
INSERT INTO public.known_words VALUES (8, 'finished', 'dehsinif');
INSERT INTO public.known_words VALUES (8, 'meetings', 'sgniteem');
INSERT INTO public.known_words VALUES (8, 'mistakes', 'sekatsim');
INSERT INTO public.known_words VALUES (8, 'multiply', 'ylpitlum');
INSERT INTO public.known_words VALUES (8, 'opinions', 'snoinipo');
INSERT INTO public.known_words VALUES (8, 'optimism', 'msimitpo');
INSERT INTO public.known_words VALUES (8, 'people''s', 's''elpoep');
INSERT INTO public.known_words VALUES (8, 'practise', 'esitcarp');
INSERT INTO public.known_words VALUES (8, 'promised', 'desimorp');
INSERT INTO public.known_words VALUES (8, 'proposes', 'sesoporp');
INSERT INTO public.known_words VALUES (8, 'protects', 'stcetorp');
INSERT INTO public.known_words VALUES (8, 'reckoned', 'denokcer');
INSERT INTO public.known_words VALUES (8, 'reminder', 'rednimer');
INSERT INTO public.known_words VALUES (8, 'renaming', 'gnimaner');
INSERT INTO public.known_words VALUES (8, 'repeated', 'detaeper');
INSERT INTO public.known_words VALUES (8, 'research', 'hcraeser');
INSERT INTO public.known_words VALUES (8, 'survived', 'devivrus');
INSERT INTO public.known_words VALUES (8, 'template', 'etalpmet');
INSERT INTO public.known_words VALUES (8, 'workshop', 'pohskrow');
INSERT INTO public.known_words VALUES (9, 'beautiful', 'lufituaeb');
INSERT INTO public.known_words VALUES (9, 'cleverest', 'tserevelc');
INSERT INTO public.known_words VALUES (9, 'exercises', 'sesicrexe');
INSERT INTO public.known_words VALUES (9, 'finishing', 'gnihsinif');
INSERT INTO public.known_words VALUES (9, 'knowledge', 'egdelwonk');
INSERT INTO public.known_words VALUES (9, 'organised', 'desinagro');
INSERT INTO public.known_words VALUES (9, 'perfectly', 'yltcefrep');
INSERT INTO public.known_words VALUES (9, 'processes', 'sessecorp');
INSERT INTO public.known_words VALUES (9, 'promising', 'gnisimorp');
INSERT INTO public.known_words VALUES (9, 'recurring', 'gnirrucer');
INSERT INTO public.known_words VALUES (9, 'signature', 'erutangis');
INSERT INTO public.known_words VALUES (9, 'statement', 'tnemetats');
INSERT INTO public.known_words VALUES (10, 'background', 'dnuorgkcab');
INSERT INTO public.known_words VALUES (10, 'challenges', 'segnellahc');
INSERT INTO public.known_words VALUES (10, 'colleagues', 'seugaelloc');
INSERT INTO public.known_words VALUES (10, 'discipline', 'enilpicsid');
INSERT INTO public.known_words VALUES (10, 'negotiated', 'detaitogen');
INSERT INTO public.known_words VALUES (10, 'politeness', 'ssenetilop');
INSERT INTO public.known_words VALUES (10, 'vegetables', 'selbategev');
INSERT INTO public.known_words VALUES (11, 'attachments', 'stnemhcatta');
INSERT INTO public.known_words VALUES (11, 'discussions', 'snoissucsid');
INSERT INTO public.known_words VALUES (11, 'embarrasses', 'sessarrabme');
INSERT INTO public.known_words VALUES (11, 'fashionable', 'elbanoihsaf');
INSERT INTO public.known_words VALUES (11, 'instruction', 'noitcurtsni');
INSERT INTO public.known_words VALUES (11, 'mathematics', 'scitamehtam');
INSERT INTO public.known_words VALUES (11, 'understands', 'sdnatsrednu');
INSERT INTO public.known_words VALUES (12, 'superstition', 'noititsrepus');
INSERT INTO public.known_words VALUES (3, 'ear', 'rae');
INSERT INTO public.known_words VALUES (3, 'god', 'dog');
INSERT INTO public.known_words VALUES (3, 'lay', 'yal');
INSERT INTO public.known_words VALUES (3, 'led', 'del');
INSERT INTO public.known_words VALUES (3, 'men', 'nem');
INSERT INTO public.known_words VALUES (3, 'mug', 'gum');
INSERT INTO public.known_words VALUES (3, 'thy', 'yht');
INSERT INTO public.known_words VALUES (4, 'gain', 'niag');
INSERT INTO public.known_words VALUES (4, 'john', 'nhoj');
INSERT INTO public.known_words VALUES (4, 'king', 'gnik');
INSERT INTO public.known_words VALUES (4, 'laid', 'dial');
INSERT INTO public.known_words VALUES (4, 'lamb', 'bmal');
INSERT INTO public.known_words VALUES (4, 'lead', 'dael');
INSERT INTO public.known_words VALUES (4, 'lord', 'drol');
INSERT INTO public.known_words VALUES (4, 'mine', 'enim');
INSERT INTO public.known_words VALUES (4, 'rank', 'knar');
INSERT INTO public.known_words VALUES (4, 'rich', 'hcir');
INSERT INTO public.known_words VALUES (4, 'ride', 'edir');
INSERT INTO public.known_words VALUES (4, 'sake', 'ekas');
INSERT INTO public.known_words VALUES (4, 'site', 'etis');
INSERT INTO public.known_words VALUES (4, 'tale', 'elat');
INSERT INTO public.known_words VALUES (4, 'thee', 'eeht');
INSERT INTO public.known_words VALUES (4, 'thou', 'uoht');
INSERT INTO public.known_words VALUES (4, 'tone', 'enot');
INSERT INTO public.known_words VALUES (4, 'wake', 'ekaw');
INSERT INTO public.known_words VALUES (4, 'wear', 'raew');
INSERT INTO public.known_words VALUES (4, 'wife', 'efiw');
INSERT INTO public.known_words VALUES (4, 'wilt', 'tliw');
INSERT INTO public.known_words VALUES (4, 'yoke', 'ekoy');
INSERT INTO public.known_words VALUES (5, 'abuse', 'esuba');
INSERT INTO public.known_words VALUES (5, 'along', 'gnola');
INSERT INTO public.known_words VALUES (5, 'areas', 'saera');
INSERT INTO public.known_words VALUES (5, 'arise', 'esira');
INSERT INTO public.known_words VALUES (5, 'barns', 'snrab');
INSERT INTO public.known_words VALUES (5, 'beams', 'smaeb');
INSERT INTO public.known_words VALUES (5, 'bible', 'elbib');
INSERT INTO public.known_words VALUES (5, 'david', 'divad');
INSERT INTO public.known_words VALUES (5, 'death', 'htaed');
INSERT INTO public.known_words VALUES (5, 'egypt', 'tpyge');
INSERT INTO public.known_words VALUES (5, 'essay', 'yasse');
INSERT INTO public.known_words VALUES (5, 'frame', 'emarf');
INSERT INTO public.known_words VALUES (5, 'glory', 'yrolg');
INSERT INTO public.known_words VALUES (5, 'greek', 'keerg');
INSERT INTO public.known_words VALUES (5, 'heart', 'traeh');
INSERT INTO public.known_words VALUES (5, 'heavy', 'yvaeh');
INSERT INTO public.known_words VALUES (5, 'james', 'semaj');
INSERT INTO public.known_words VALUES (5, 'jesus', 'susej');
INSERT INTO public.known_words VALUES (5, 'judge', 'egduj');
INSERT INTO public.known_words VALUES (5, 'kings', 'sgnik');
INSERT INTO public.known_words VALUES (5, 'lasts', 'stsal');
INSERT INTO public.known_words VALUES (5, 'lower', 'rewol');
INSERT INTO public.known_words VALUES (5, 'man''s', 's''nam');
INSERT INTO public.known_words VALUES (5, 'moses', 'sesom');
INSERT INTO public.known_words VALUES (5, 'necks', 'skcen');
INSERT INTO public.known_words VALUES (5, 'ranks', 'sknar');
INSERT INTO public.known_words VALUES (5, 'rides', 'sedir');
INSERT INTO public.known_words VALUES (5, 'ruins', 'sniur');
INSERT INTO public.known_words VALUES (5, 'tally', 'yllat');
INSERT INTO public.known_words VALUES (5, 'tekoa', 'aoket');
INSERT INTO public.known_words VALUES (5, 'tired', 'derit');
INSERT INTO public.known_words VALUES (5, 'uriah', 'hairu');
INSERT INTO public.known_words VALUES (5, 'women', 'nemow');
INSERT INTO public.known_words VALUES (6, 'animal', 'lamina');
INSERT INTO public.known_words VALUES (6, 'arrest', 'tserra');
INSERT INTO public.known_words VALUES (6, 'cattle', 'elttac');
INSERT INTO public.known_words VALUES (6, 'centre', 'ertnec');
INSERT INTO public.known_words VALUES (6, 'cities', 'seitic');
INSERT INTO public.known_words VALUES (6, 'closes', 'sesolc');
INSERT INTO public.known_words VALUES (6, 'dreams', 'smaerd');
INSERT INTO public.known_words VALUES (6, 'exodus', 'sudoxe');
INSERT INTO public.known_words VALUES (6, 'famine', 'enimaf');
INSERT INTO public.known_words VALUES (6, 'father', 'rehtaf');
INSERT INTO public.known_words VALUES (6, 'fifths', 'shtfif');
INSERT INTO public.known_words VALUES (6, 'flocks', 'skcolf');
INSERT INTO public.known_words VALUES (6, 'forest', 'tserof');
INSERT INTO public.known_words VALUES (6, 'gently', 'yltneg');
INSERT INTO public.known_words VALUES (6, 'haters', 'sretah');
INSERT INTO public.known_words VALUES (6, 'hebrew', 'werbeh');
INSERT INTO public.known_words VALUES (6, 'houses', 'sesuoh');
INSERT INTO public.known_words VALUES (6, 'jethro', 'orhtej');
INSERT INTO public.known_words VALUES (6, 'joseph', 'hpesoj');
INSERT INTO public.known_words VALUES (6, 'keeper', 'repeek');
INSERT INTO public.known_words VALUES (6, 'king''s', 's''gnik');
INSERT INTO public.known_words VALUES (6, 'leader', 'redael');
INSERT INTO public.known_words VALUES (6, 'letter', 'rettel');
INSERT INTO public.known_words VALUES (6, 'method', 'dohtem');
INSERT INTO public.known_words VALUES (6, 'midian', 'naidim');
INSERT INTO public.known_words VALUES (6, 'nathan', 'nahtan');
INSERT INTO public.known_words VALUES (6, 'nobles', 'selbon');
INSERT INTO public.known_words VALUES (6, 'normal', 'lamron');
INSERT INTO public.known_words VALUES (6, 'owning', 'gninwo');
INSERT INTO public.known_words VALUES (6, 'palace', 'ecalap');
INSERT INTO public.known_words VALUES (6, 'persia', 'aisrep');
INSERT INTO public.known_words VALUES (6, 'priest', 'tseirp');
INSERT INTO public.known_words VALUES (6, 'prison', 'nosirp');
INSERT INTO public.known_words VALUES (6, 'rabbis', 'sibbar');
INSERT INTO public.known_words VALUES (6, 'rebuke', 'ekuber');
INSERT INTO public.known_words VALUES (6, 'reform', 'mrofer');
INSERT INTO public.known_words VALUES (6, 'relief', 'feiler');
INSERT INTO public.known_words VALUES (6, 'remark', 'kramer');
INSERT INTO public.known_words VALUES (6, 'robert', 'trebor');
INSERT INTO public.known_words VALUES (6, 'ruined', 'deniur');
INSERT INTO public.known_words VALUES (6, 'rulers', 'srelur');
INSERT INTO public.known_words VALUES (6, 'samuel', 'leumas');
INSERT INTO public.known_words VALUES (6, 'severe', 'ereves');
INSERT INTO public.known_words VALUES (6, 'silent', 'tnelis');
INSERT INTO public.known_words VALUES (6, 'sinned', 'dennis');
INSERT INTO public.known_words VALUES (6, 'spread', 'daerps');
INSERT INTO public.known_words VALUES (6, 'starts', 'strats');
INSERT INTO public.known_words VALUES (6, 'surely', 'ylerus');
INSERT INTO public.known_words VALUES (6, 'talmud', 'dumlat');
INSERT INTO public.known_words VALUES (6, 'threat', 'taerht');
INSERT INTO public.known_words VALUES (6, 'timber', 'rebmit');
INSERT INTO public.known_words VALUES (6, 'travel', 'levart');
INSERT INTO public.known_words VALUES (6, 'tribes', 'sebirt');
INSERT INTO public.known_words VALUES (6, 'undoes', 'seodnu');
INSERT INTO public.known_words VALUES (6, 'virtue', 'eutriv');
INSERT INTO public.known_words VALUES (6, 'wisdom', 'modsiw');
INSERT INTO public.known_words VALUES (7, 'ancient', 'tneicna');
INSERT INTO public.known_words VALUES (7, 'candour', 'ruodnac');
INSERT INTO public.known_words VALUES (7, 'chapter', 'retpahc');
INSERT INTO public.known_words VALUES (7, 'closely', 'ylesolc');
INSERT INTO public.known_words VALUES (7, 'dispute', 'etupsid');
INSERT INTO public.known_words VALUES (7, 'fearing', 'gniraef');
INSERT INTO public.known_words VALUES (7, 'feeling', 'gnileef');
INSERT INTO public.known_words VALUES (7, 'fifties', 'seitfif');
INSERT INTO public.known_words VALUES (7, 'follows', 'swollof');
INSERT INTO public.known_words VALUES (7, 'foolish', 'hsiloof');
INSERT INTO public.known_words VALUES (7, 'freedom', 'modeerf');
INSERT INTO public.known_words VALUES (7, 'furious', 'suoiruf');
INSERT INTO public.known_words VALUES (7, 'genesis', 'siseneg');
INSERT INTO public.known_words VALUES (7, 'harvest', 'tsevrah');
INSERT INTO public.known_words VALUES (7, 'himself', 'flesmih');
INSERT INTO public.known_words VALUES (7, 'husband', 'dnabsuh');
INSERT INTO public.known_words VALUES (7, 'inquiry', 'yriuqni');
INSERT INTO public.known_words VALUES (7, 'justice', 'ecitsuj');
INSERT INTO public.known_words VALUES (7, 'lawyers', 'sreywal');
INSERT INTO public.known_words VALUES (7, 'matthew', 'wehttam');
INSERT INTO public.known_words VALUES (7, 'parking', 'gnikrap');
INSERT INTO public.known_words VALUES (7, 'perform', 'mrofrep');
INSERT INTO public.known_words VALUES (7, 'pharaoh', 'hoarahp');
INSERT INTO public.known_words VALUES (7, 'precise', 'esicerp');
INSERT INTO public.known_words VALUES (7, 'pronoun', 'nuonorp');
INSERT INTO public.known_words VALUES (7, 'prophet', 'tehporp');
INSERT INTO public.known_words VALUES (7, 'reserve', 'evreser');
INSERT INTO public.known_words VALUES (7, 'sermons', 'snomres');
INSERT INTO public.known_words VALUES (7, 'servant', 'tnavres');
INSERT INTO public.known_words VALUES (7, 'sharing', 'gnirahs');
INSERT INTO public.known_words VALUES (7, 'solomon', 'nomolos');
INSERT INTO public.known_words VALUES (7, 'stories', 'seirots');
INSERT INTO public.known_words VALUES (7, 'stretch', 'hcterts');
INSERT INTO public.known_words VALUES (7, 'succeed', 'deeccus');
INSERT INTO public.known_words VALUES (7, 'suffers', 'sreffus');
INSERT INTO public.known_words VALUES (7, 'suggest', 'tseggus');
INSERT INTO public.known_words VALUES (7, 'suppose', 'esoppus');
INSERT INTO public.known_words VALUES (7, 'thyself', 'flesyht');
INSERT INTO public.known_words VALUES (8, 'advisers', 'sresivda');
INSERT INTO public.known_words VALUES (8, 'ambition', 'noitibma');
INSERT INTO public.known_words VALUES (8, 'announce', 'ecnuonna');
INSERT INTO public.known_words VALUES (8, 'appetite', 'etiteppa');
INSERT INTO public.known_words VALUES (8, 'chiefest', 'tsefeihc');
INSERT INTO public.known_words VALUES (8, 'delegate', 'etageled');
INSERT INTO public.known_words VALUES (8, 'diakonos', 'sonokaid');
INSERT INTO public.known_words VALUES (8, 'disaster', 'retsasid');
INSERT INTO public.known_words VALUES (8, 'disputes', 'setupsid');
INSERT INTO public.known_words VALUES (8, 'distress', 'ssertsid');
INSERT INTO public.known_words VALUES (8, 'division', 'noisivid');
INSERT INTO public.known_words VALUES (8, 'failures', 'seruliaf');
INSERT INTO public.known_words VALUES (8, 'harvests', 'stsevrah');
INSERT INTO public.known_words VALUES (8, 'hundreds', 'sderdnuh');
INSERT INTO public.known_words VALUES (8, 'jethro''s', 's''orhtej');
INSERT INTO public.known_words VALUES (8, 'likelier', 'reilekil');
INSERT INTO public.known_words VALUES (8, 'minister', 'retsinim');
INSERT INTO public.known_words VALUES (8, 'nathan''s', 's''nahtan');
INSERT INTO public.known_words VALUES (8, 'nehemiah', 'haimehen');
INSERT INTO public.known_words VALUES (8, 'officers', 'sreciffo');
INSERT INTO public.known_words VALUES (8, 'outsider', 'redistuo');
INSERT INTO public.known_words VALUES (8, 'powerful', 'lufrewop');
INSERT INTO public.known_words VALUES (8, 'prepared', 'deraperp');
INSERT INTO public.known_words VALUES (8, 'recorded', 'dedrocer');
INSERT INTO public.known_words VALUES (8, 'rehoboam', 'maoboher');
INSERT INTO public.known_words VALUES (8, 'removing', 'gnivomer');
INSERT INTO public.known_words VALUES (8, 'requires', 'seriuqer');
INSERT INTO public.known_words VALUES (8, 'reserved', 'devreser');
INSERT INTO public.known_words VALUES (8, 'settling', 'gnilttes');
INSERT INTO public.known_words VALUES (8, 'thinking', 'gnikniht');
INSERT INTO public.known_words VALUES (8, 'truthful', 'lufhturt');
INSERT INTO public.known_words VALUES (9, 'addressed', 'desserdda');
INSERT INTO public.known_words VALUES (9, 'announces', 'secnuonna');
INSERT INTO public.known_words VALUES (9, 'beginning', 'gninnigeb');
INSERT INTO public.known_words VALUES (9, 'commander', 'rednammoc');
INSERT INTO public.known_words VALUES (9, 'corrected', 'detcerroc');
INSERT INTO public.known_words VALUES (9, 'cupbearer', 'reraebpuc');
INSERT INTO public.known_words VALUES (9, 'daughters', 'srethguad');
INSERT INTO public.known_words VALUES (9, 'dishonest', 'tsenohsid');
INSERT INTO public.known_words VALUES (9, 'forbidden', 'neddibrof');
INSERT INTO public.known_words VALUES (9, 'governors', 'sronrevog');
INSERT INTO public.known_words VALUES (9, 'greenleaf', 'faelneerg');
INSERT INTO public.known_words VALUES (9, 'histories', 'seirotsih');
INSERT INTO public.known_words VALUES (9, 'indignant', 'tnangidni');
INSERT INTO public.known_words VALUES (9, 'inherited', 'detirehni');
INSERT INTO public.known_words VALUES (9, 'inspected', 'detcepsni');
INSERT INTO public.known_words VALUES (9, 'jerusalem', 'melasurej');
INSERT INTO public.known_words VALUES (9, 'judgement', 'tnemegduj');
INSERT INTO public.known_words VALUES (9, 'listening', 'gninetsil');
INSERT INTO public.known_words VALUES (9, 'mentioned', 'denoitnem');
INSERT INTO public.known_words VALUES (9, 'obstacles', 'selcatsbo');
INSERT INTO public.known_words VALUES (9, 'practical', 'lacitcarp');
INSERT INTO public.known_words VALUES (9, 'principle', 'elpicnirp');
INSERT INTO public.known_words VALUES (9, 'sanhedrin', 'nirdehnas');
INSERT INTO public.known_words VALUES (9, 'scripture', 'erutpircs');
INSERT INTO public.known_words VALUES (9, 'travelled', 'dellevart');
INSERT INTO public.known_words VALUES (9, 'visitor''s', 's''rotisiv');
INSERT INTO public.known_words VALUES (9, 'whosoever', 'reveosohw');
INSERT INTO public.known_words VALUES (9, 'witnesses', 'sessentiw');
INSERT INTO public.known_words VALUES (10, 'bottleneck', 'kcenelttob');
INSERT INTO public.known_words VALUES (10, 'collection', 'noitcelloc');
INSERT INTO public.known_words VALUES (10, 'confession', 'noissefnoc');
INSERT INTO public.known_words VALUES (10, 'frightened', 'denethgirf');
INSERT INTO public.known_words VALUES (10, 'goldsmiths', 'shtimsdlog');
INSERT INTO public.known_words VALUES (10, 'leadership', 'pihsredael');
INSERT INTO public.known_words VALUES (10, 'literature', 'erutaretil');
INSERT INTO public.known_words VALUES (10, 'prisoner''s', 's''renosirp');
INSERT INTO public.known_words VALUES (11, 'consultants', 'stnatlusnoc');
INSERT INTO public.known_words VALUES (11, 'deuteronomy', 'ymonoretued');
INSERT INTO public.known_words VALUES (11, 'explanation', 'noitanalpxe');
INSERT INTO public.known_words VALUES (11, 'translators', 'srotalsnart');
INSERT INTO public.known_words VALUES (12, 'organisation', 'noitasinagro');
INSERT INTO public.known_words VALUES (3, 'bob', 'bob');
INSERT INTO public.known_words VALUES (3, 'joe', 'eoj');
INSERT INTO public.known_words VALUES (3, 'sir', 'ris');
INSERT INTO public.known_words VALUES (3, 'tax', 'xat');
INSERT INTO public.known_words VALUES (4, 'alex', 'xela');
INSERT INTO public.known_words VALUES (4, 'beat', 'taeb');
INSERT INTO public.known_words VALUES (4, 'club', 'bulc');
INSERT INTO public.known_words VALUES (4, 'cups', 'spuc');
INSERT INTO public.known_words VALUES (4, 'died', 'deid');
INSERT INTO public.known_words VALUES (4, 'hurt', 'truh');
INSERT INTO public.known_words VALUES (4, 'jack', 'kcaj');
INSERT INTO public.known_words VALUES (4, 'kofi', 'ifok');
INSERT INTO public.known_words VALUES (4, 'rota', 'ator');
INSERT INTO public.known_words VALUES (4, 'term', 'mret');
INSERT INTO public.known_words VALUES (5, 'adjoa', 'aojda');
INSERT INTO public.known_words VALUES (5, 'boots', 'stoob');
INSERT INTO public.known_words VALUES (5, 'chair', 'riahc');
INSERT INTO public.known_words VALUES (5, 'choir', 'riohc');
INSERT INTO public.known_words VALUES (5, 'clubs', 'sbulc');
INSERT INTO public.known_words VALUES (5, 'earth', 'htrae');
INSERT INTO public.known_words VALUES (5, 'faced', 'decaf');
INSERT INTO public.known_words VALUES (5, 'fagan', 'nagaf');
INSERT INTO public.known_words VALUES (5, 'grace', 'ecarg');
INSERT INTO public.known_words VALUES (5, 'graph', 'hparg');
INSERT INTO public.known_words VALUES (5, 'moods', 'sdoom');
INSERT INTO public.known_words VALUES (5, 'moyes', 'seyom');
INSERT INTO public.known_words VALUES (5, 'pride', 'edirp');
INSERT INTO public.known_words VALUES (5, 'ruled', 'delur');
INSERT INTO public.known_words VALUES (5, 'squad', 'dauqs');
INSERT INTO public.known_words VALUES (5, 'train', 'niart');
INSERT INTO public.known_words VALUES (5, 'welch', 'hclew');
INSERT INTO public.known_words VALUES (6, 'attend', 'dnetta');
INSERT INTO public.known_words VALUES (6, 'blanks', 'sknalb');
INSERT INTO public.known_words VALUES (6, 'chairs', 'sriahc');
INSERT INTO public.known_words VALUES (6, 'choice', 'eciohc');
INSERT INTO public.known_words VALUES (6, 'church', 'hcruhc');
INSERT INTO public.known_words VALUES (6, 'danger', 'regnad');
INSERT INTO public.known_words VALUES (6, 'duties', 'seitud');
INSERT INTO public.known_words VALUES (6, 'except', 'tpecxe');
INSERT INTO public.known_words VALUES (6, 'finest', 'tsenif');
INSERT INTO public.known_words VALUES (6, 'frames', 'semarf');
INSERT INTO public.known_words VALUES (6, 'ground', 'dnuorg');
INSERT INTO public.known_words VALUES (6, 'inside', 'edisni');
INSERT INTO public.known_words VALUES (6, 'issued', 'deussi');
INSERT INTO public.known_words VALUES (6, 'julius', 'suiluj');
INSERT INTO public.known_words VALUES (6, 'kisumu', 'umusik');
INSERT INTO public.known_words VALUES (6, 'league', 'eugael');
INSERT INTO public.known_words VALUES (6, 'legacy', 'ycagel');
INSERT INTO public.known_words VALUES (6, 'ndegwa', 'awgedn');
INSERT INTO public.known_words VALUES (6, 'nelson', 'noslen');
INSERT INTO public.known_words VALUES (6, 'raised', 'desiar');
INSERT INTO public.known_words VALUES (6, 'ruling', 'gnilur');
INSERT INTO public.known_words VALUES (6, 'served', 'devres');
INSERT INTO public.known_words VALUES (6, 'settle', 'elttes');
INSERT INTO public.known_words VALUES (6, 'shaped', 'depahs');
INSERT INTO public.known_words VALUES (6, 'shifts', 'stfihs');
INSERT INTO public.known_words VALUES (6, 'strict', 'tcirts');
INSERT INTO public.known_words VALUES (6, 'struck', 'kcurts');
INSERT INTO public.known_words VALUES (6, 'throne', 'enorht');
INSERT INTO public.known_words VALUES (6, 'titles', 'seltit');
INSERT INTO public.known_words VALUES (6, 'trophy', 'yhport');
INSERT INTO public.known_words VALUES (7, 'absence', 'ecnesba');
INSERT INTO public.known_words VALUES (7, 'admired', 'derimda');
INSERT INTO public.known_words VALUES (7, 'adviser', 'resivda');
INSERT INTO public.known_words VALUES (7, 'anfield', 'dleifna');
INSERT INTO public.known_words VALUES (7, 'calling', 'gnillac');
INSERT INTO public.known_words VALUES (7, 'coaches', 'sehcaoc');
INSERT INTO public.known_words VALUES (7, 'doorway', 'yawrood');
INSERT INTO public.known_words VALUES (7, 'emotion', 'noitome');
INSERT INTO public.known_words VALUES (7, 'england', 'dnalgne');
INSERT INTO public.known_words VALUES (7, 'entered', 'deretne');
INSERT INTO public.known_words VALUES (7, 'episode', 'edosipe');
INSERT INTO public.known_words VALUES (7, 'fortune', 'enutrof');
INSERT INTO public.known_words VALUES (7, 'grumble', 'elbmurg');
INSERT INTO public.known_words VALUES (7, 'lasting', 'gnitsal');
INSERT INTO public.known_words VALUES (7, 'loyalty', 'ytlayol');
INSERT INTO public.known_words VALUES (7, 'mandela', 'alednam');
INSERT INTO public.known_words VALUES (7, 'michael', 'leahcim');
INSERT INTO public.known_words VALUES (7, 'nyerere', 'erereyn');
INSERT INTO public.known_words VALUES (7, 'outlive', 'eviltuo');
INSERT INTO public.known_words VALUES (7, 'paisley', 'yelsiap');
INSERT INTO public.known_words VALUES (7, 'private', 'etavirp');
INSERT INTO public.known_words VALUES (7, 'profits', 'stiforp');
INSERT INTO public.known_words VALUES (7, 'remains', 'sniamer');
INSERT INTO public.known_words VALUES (7, 'retired', 'deriter');
INSERT INTO public.known_words VALUES (7, 'rightly', 'ylthgir');
INSERT INTO public.known_words VALUES (7, 'several', 'lareves');
INSERT INTO public.known_words VALUES (7, 'shankly', 'ylknahs');
INSERT INTO public.known_words VALUES (7, 'slogans', 'snagols');
INSERT INTO public.known_words VALUES (7, 'stepped', 'deppets');
INSERT INTO public.known_words VALUES (7, 'trained', 'deniart');
INSERT INTO public.known_words VALUES (7, 'watched', 'dehctaw');
INSERT INTO public.known_words VALUES (7, 'winning', 'gninniw');
INSERT INTO public.known_words VALUES (7, 'younger', 'regnuoy');
INSERT INTO public.known_words VALUES (8, 'attracts', 'stcartta');
INSERT INTO public.known_words VALUES (8, 'builders', 'sredliub');
INSERT INTO public.known_words VALUES (8, 'chairman', 'namriahc');
INSERT INTO public.known_words VALUES (8, 'champion', 'noipmahc');
INSERT INTO public.known_words VALUES (8, 'complain', 'nialpmoc');
INSERT INTO public.known_words VALUES (8, 'disposes', 'sesopsid');
INSERT INTO public.known_words VALUES (8, 'electric', 'cirtcele');
INSERT INTO public.known_words VALUES (8, 'european', 'naeporue');
INSERT INTO public.known_words VALUES (8, 'farewell', 'lleweraf');
INSERT INTO public.known_words VALUES (8, 'ferguson', 'nosugref');
INSERT INTO public.known_words VALUES (8, 'football', 'llabtoof');
INSERT INTO public.known_words VALUES (8, 'handbook', 'koobdnah');
INSERT INTO public.known_words VALUES (8, 'judgment', 'tnemgduj');
INSERT INTO public.known_words VALUES (8, 'mandates', 'setadnam');
INSERT INTO public.known_words VALUES (8, 'mourning', 'gninruom');
INSERT INTO public.known_words VALUES (8, 'overrule', 'elurrevo');
INSERT INTO public.known_words VALUES (8, 'printing', 'gnitnirp');
INSERT INTO public.known_words VALUES (8, 'remained', 'deniamer');
INSERT INTO public.known_words VALUES (8, 'resigned', 'dengiser');
INSERT INTO public.known_words VALUES (8, 'speeches', 'sehceeps');
INSERT INTO public.known_words VALUES (8, 'tanzania', 'ainaznat');
INSERT INTO public.known_words VALUES (8, 'training', 'gniniart');
INSERT INTO public.known_words VALUES (9, 'buildings', 'sgnidliub');
INSERT INTO public.known_words VALUES (9, 'collymore', 'eromylloc');
INSERT INTO public.known_words VALUES (9, 'concerned', 'denrecnoc');
INSERT INTO public.known_words VALUES (9, 'liverpool', 'looprevil');
INSERT INTO public.known_words VALUES (9, 'overruled', 'delurrevo');
INSERT INTO public.known_words VALUES (9, 'passwords', 'sdrowssap');
INSERT INTO public.known_words VALUES (9, 'portraits', 'stiartrop');
INSERT INTO public.known_words VALUES (9, 'procedure', 'erudecorp');
INSERT INTO public.known_words VALUES (9, 'resigning', 'gningiser');
INSERT INTO public.known_words VALUES (9, 'respected', 'detcepser');
INSERT INTO public.known_words VALUES (9, 'signatory', 'yrotangis');
INSERT INTO public.known_words VALUES (9, 'souvenirs', 'srinevuos');
INSERT INTO public.known_words VALUES (9, 'successor', 'rosseccus');
INSERT INTO public.known_words VALUES (9, 'surprised', 'desirprus');
INSERT INTO public.known_words VALUES (10, 'applicants', 'stnacilppa');
INSERT INTO public.known_words VALUES (10, 'compliment', 'tnemilpmoc');
INSERT INTO public.known_words VALUES (10, 'conclusion', 'noisulcnoc');
INSERT INTO public.known_words VALUES (10, 'formidable', 'elbadimrof');
INSERT INTO public.known_words VALUES (10, 'government', 'tnemnrevog');
INSERT INTO public.known_words VALUES (10, 'manchester', 'retsehcnam');
INSERT INTO public.known_words VALUES (10, 'presidency', 'ycnediserp');
INSERT INTO public.known_words VALUES (10, 'references', 'secnerefer');
INSERT INTO public.known_words VALUES (10, 'saleswoman', 'namowselas');
INSERT INTO public.known_words VALUES (10, 'schoolmate', 'etamloohcs');
INSERT INTO public.known_words VALUES (10, 'strictness', 'ssentcirts');
INSERT INTO public.known_words VALUES (10, 'succession', 'noisseccus');
INSERT INTO public.known_words VALUES (10, 'successors', 'srosseccus');
INSERT INTO public.known_words VALUES (10, 'technician', 'naicinhcet');
INSERT INTO public.known_words VALUES (10, 'telephones', 'senohpelet');
INSERT INTO public.known_words VALUES (11, 'differently', 'yltnereffid');
INSERT INTO public.known_words VALUES (11, 'examination', 'noitanimaxe');
INSERT INTO public.known_words VALUES (11, 'institution', 'noitutitsni');
INSERT INTO public.known_words VALUES (11, 'successions', 'snoisseccus');
INSERT INTO public.known_words VALUES (12, 'arrangements', 'stnemegnarra');
INSERT INTO public.known_words VALUES (12, 'constitution', 'noitutitsnoc');
INSERT INTO public.known_words VALUES (12, 'particularly', 'ylralucitrap');
INSERT INTO public.known_words VALUES (13, 'proclamations', 'snoitamalcorp');
INSERT INTO public.known_words VALUES (14, 'constitutional', 'lanoitutitsnoc');
INSERT INTO public.known_words VALUES (0, '', '');
INSERT INTO public.known_words VALUES (3, 'tap', 'pat');
INSERT INTO public.known_words VALUES (5, 'naïve', 'evïan');
INSERT INTO public.known_words VALUES (6, 'quotes', 'setouq');
INSERT INTO public.known_words VALUES (11, 'владивосток', 'котсовидалв');


--
-- Data for Name: migrations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.migrations VALUES ('0001-content', 'f5864f3dee48ff3682694c2cf2158cf0b16d2690d91df35a56092c54a50cdc98');
INSERT INTO public.migrations VALUES ('0002-search', 'c193e8dcfd2f07a7f254cfc4288f1490d905d5da466f9adef12939a69b68be2f');
INSERT INTO public.migrations VALUES ('0003-accounts', '543fcb846cfddd06b38d90d66cfca8a0486d3be1911f7f0b76ca330f2b3841c6');
INSERT INTO public.migrations VALUES ('0004-images', '688d43204a0515288831e81dba39379db2c551a1e023f12006f2805f08763d1f');
INSERT INTO public.migrations VALUES ('0005-desk', 'ffcd582243b414ed2e090b0c891ad690be69d94c9640941c0be3df7eb22acf2c');
INSERT INTO public.migrations VALUES ('0006-undated-videos', 'e2a255520467c1f7364462e81519a0a1cf3614bd5361f9580e145c1e622cd8a5');
INSERT INTO public.migrations VALUES ('0007-last-save', '3317a549adbc789c6ccb0ee381745f36fd37873dcb46969ea3583e42d8fe9f8e');
INSERT INTO public.migrations VALUES ('0008-attempts', '683d356176f65731d1433afd7436ab521a7a53431a8d355353cec8505a0e190d');
INSERT INTO public.migrations VALUES ('0009-search-postgres', '0e77a47de031493300d3501da90cfbb7dd61e3a2b4612ff95cd1f09f0f5e851c');
INSERT INTO public.migrations VALUES ('0010-email-links', '80e52c00c929a2693116060c25694bc4006a5520e32315cf939e1bff404a53df');
INSERT INTO public.migrations VALUES ('0011-sessions', 'fdb4acfcacd5e60430281e95c624bf91b6930629a800c7864d63c58910c9c1d0');
INSERT INTO public.migrations VALUES ('0012-passkeys', '1269ad2fcd9a369d15f27ecd9b3f0cca7f57b75e2828a508268c88a861e07526');
INSERT INTO public.migrations VALUES ('0013-site', '9cf76ba019b11c6b027b2b5a99c5dae283e1728e63e09944d68010a4f4eba412');
INSERT INTO public.migrations VALUES ('0014-image-trash', '69662afb611ed97b5222c26d4f21b0236f71865315f8b1ad2e3af28c9900e9bd');
INSERT INTO public.migrations VALUES ('0015-outbox', 'bbcfd24674615f3fa5989c735a0bfb3abbfaa8f1d8dd0c5e63958da170bc72a1');
INSERT INTO public.migrations VALUES ('0016-set-up-links', 'a7a34d6797ef40dd23a734e5f641536b59eb64175de09033f56c80baa6ce05c8');
INSERT INTO public.migrations VALUES ('0017-search-words', 'ebcab6db5a60c5663cf6b661484abce96681e7c7b1238c3b47b1af8385451064');
INSERT INTO public.migrations VALUES ('0018-categories', '1668a72a80bac1866b0a922ec1628b452ddb694695ac37b3d129d920bd09e39a');
INSERT INTO public.migrations VALUES ('0019-publishing', 'fa8384dd5d3c58e396ca6c8c9805adebc7c0b70cd52108b705ec420503ea7d0d');
INSERT INTO public.migrations VALUES ('0021-image-uses', '70b6456830b858bc360323025c66b394dac2c4f817e5e8a5a0a4d4d3b321020c');
INSERT INTO public.migrations VALUES ('0022-unsaved-changes', '7a71b53c576a9c79d9638c6af57aeab81f6883f47378a20058c07f7097e5f627');
INSERT INTO public.migrations VALUES ('0023-sharing', '23eebe3dea5f78ade6d2a55222ac8ff101c510e02ab9edfb0543d263807f010b');
INSERT INTO public.migrations VALUES ('0024-statistics', 'c0743292edfadd92316f98909722c68a6277610a08695300209619473cae4068');
INSERT INTO public.migrations VALUES ('0025-first-steps', '712437525d6a9accc7f5396ce2293722353e971c9e8b7cf3d242845610e0a722');
INSERT INTO public.migrations VALUES ('0026-embedded-videos', '71be87b7728107d2faff8e12e6cd8f06dca6355be65de26b1604e8d38d160b02');
INSERT INTO public.migrations VALUES ('0027-backup-turns', '033cca7988998351d1610c17db80a0bd5ca08cdcba8a2a1b456defb90353f5d6');
INSERT INTO public.migrations VALUES ('0029-purges', '16157260e892bccb72bf8723596647cec84cf996018bf738355242d06677e046');
INSERT INTO public.migrations VALUES ('0030-update-dates', 'ff594f05540ee9655c28e3e7f28c900f8eb58d06242112fbc4988185ebaf2a2f');
INSERT INTO public.migrations VALUES ('0031-related', '2317af915a5c1cbfc079456b2657594c6bd449c33c8012c0e11aaddfd974ce8e');
INSERT INTO public.migrations VALUES ('0032-addresses', 'c3e6372b070b45cbae2b6752d739daf48d797a203b6eef84a79f82e825f436b7');
INSERT INTO public.migrations VALUES ('0033-known-words', '1474befcd474d9dd4d535588d0def57d669e3b977d4095adce1b5f9d2128fa1c');
INSERT INTO public.migrations VALUES ('0034-site-documents', '49cce59fe1f63e615c9c552b5ea951728659a3bbbbdf4f2e27aa0af56b1dfa50');
INSERT INTO public.migrations VALUES ('0035-services', '6487ce3c9875897dcda56643dd96e91fd689cd06ff28c97cc6505dda7586906b');
INSERT INTO public.migrations VALUES ('0036-authors', '0e423341fe705e53038810b52bb48fd1ed5ef53dcb23b0c740f8279870b1f205');


--
-- Data for Name: outbox; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: passkeys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.passkeys VALUES ('3866067f-915c-4b12-9217-7a0e64c5e976', '2442fb3e-4ddd-4190-a692-a781b3244c3d', 'A phone', '7x6NOhKL5iVIBgdvzTlZUQ', 'pQECAyYgASFYIOHJQ4FgST13KsIGdmKuX9vLSnqQN3UKRtDZHzHFSEO4Ilgg8r7YpemWVjzacppsLFwvRrdJgAbXfsScJX7paJDFD3A', 0, '', '2026-11-23 00:46:34.495+00', NULL);


--
-- Data for Name: private_links; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: purges; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.purges VALUES (1, 0, NULL, NULL);


--
-- Data for Name: related_changes; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: related_items; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.related_items OVERRIDING SYSTEM VALUE VALUES (16, 'service', '360-growth-strategy', '', '["","growth","strategi","plan","market","brand","technolog","focu","deleg","oper","subject","peopl","paid","pocket","campaign","succe","rebuilt","depend","busi","prioriti","team","stretch","rhythm","assess","path","contact","repeat","purchas","figur","owner","budget","measur","monthli","review","lead","list","decid","manag","compet","#focus","#strategy","#planning","#delegation","#operations"]', '[["#delegation",0.3094],["#focus",0.3094],["#operations",0.3094],["#planning",0.3094],["#strategy",0.3094],["growth",0.3094],["strategi",0.2876],["plan",0.2668],["deleg",0.1547],["focu",0.1547],["oper",0.1547],["prioriti",0.1547],["brand",0.1151],["team",0.1151],["technolog",0.1151],["market",0.0889],["assess",0.0774],["compet",0.0774],["contact",0.0774],["depend",0.0774],["lead",0.0774],["list",0.0774],["paid",0.0774],["path",0.0774],["pocket",0.0774],["rebuilt",0.0774],["repeat",0.0774],["review",0.0774],["rhythm",0.0774],["stretch",0.0774],["subject",0.0774],["succe",0.0774],["budget",0.0575],["busi",0.0575],["campaign",0.0575],["figur",0.0575],["measur",0.0575],["monthli",0.0575],["owner",0.0575],["purchas",0.0575],["decid",0.0445],["manag",0.0445],["peopl",0.0445]]', 10, '[]');
INSERT INTO public.related_items OVERRIDING SYSTEM VALUE VALUES (13, 'service', 'strategic-marketing', '', '["","strateg","market","sell","sale","cost","measur","advertis","radio","bought","piec","campaign","sponsorship","rare","add","decid","sum","custom","offer","price","channel","attach","figur","choic","plan","written","budget","peopl","descript","drawn","convers","posit","owner","rule","item","calendar","monthli","report","singl","founder","manag","spend","regularli","promot","confid","#measurement","#advertising","#radio"]', '[["#advertising",0.3631],["#measurement",0.3631],["#radio",0.3631],["strateg",0.2723],["market",0.2609],["advertis",0.1815],["channel",0.1815],["offer",0.1815],["radio",0.1815],["sale",0.1815],["budget",0.135],["cost",0.135],["measur",0.135],["sell",0.135],["custom",0.1043],["plan",0.1043],["add",0.0908],["attach",0.0908],["bought",0.0908],["calendar",0.0908],["choic",0.0908],["confid",0.0908],["convers",0.0908],["descript",0.0908],["drawn",0.0908],["item",0.0908],["piec",0.0908],["promot",0.0908],["rare",0.0908],["regularli",0.0908],["rule",0.0908],["singl",0.0908],["spend",0.0908],["sponsorship",0.0908],["sum",0.0908],["campaign",0.0675],["figur",0.0675],["founder",0.0675],["monthli",0.0675],["owner",0.0675],["posit",0.0675],["report",0.0675],["written",0.0675],["decid",0.0522],["manag",0.0522],["peopl",0.0522],["price",0.0407]]', 10, '[]');
INSERT INTO public.related_items OVERRIDING SYSTEM VALUE VALUES (14, 'service', 'brand-development', '', '["","brand","develop","equip","compani","manag","strategi","custom","mouth","decid","close","distanc","evid","design","promis","prove","sound","decis","tidi","replac","monei","report","staff","posit","statement","proof","tone","voic","exampl","messag","guid","file","ownership","templat","outgrown","founder","tast","enter","market","#branding","#brand management","#brand strategy","#writing"]', '[["brand",0.428],["#brand management",0.3289],["#brand strategy",0.3289],["#branding",0.3289],["#writing",0.3289],["compani",0.2467],["develop",0.2467],["design",0.1644],["equip",0.1644],["strategi",0.1223],["custom",0.0945],["manag",0.0945],["close",0.0822],["decis",0.0822],["distanc",0.0822],["enter",0.0822],["evid",0.0822],["exampl",0.0822],["file",0.0822],["guid",0.0822],["mouth",0.0822],["outgrown",0.0822],["ownership",0.0822],["promis",0.0822],["proof",0.0822],["prove",0.0822],["replac",0.0822],["sound",0.0822],["statement",0.0822],["tast",0.0822],["templat",0.0822],["tidi",0.0822],["tone",0.0822],["voic",0.0822],["founder",0.0611],["messag",0.0611],["monei",0.0611],["posit",0.0611],["report",0.0611],["staff",0.0611],["decid",0.0473],["market",0.0473]]', 10, '[]');
INSERT INTO public.related_items OVERRIDING SYSTEM VALUE VALUES (34, 'article', 'accra-東京-владивосток', 'BRAND', '["","accra","東京","владивосток","water","price","#water","#price"]', '[["accra",0.4761],["владивосток",0.4761],["東京",0.4761],["#price",0.3649],["#water",0.3649],["water",0.1824],["price",0.1424]]', 10, '[["written-twice",0.4944],["sell-water-by-the-tap",0.4168]]');
INSERT INTO public.related_items OVERRIDING SYSTEM VALUE VALUES (15, 'service', 'technology-integration', '', '["","technolog","integr","tool","purchas","phone","custom","autom","code","mobil","monei","adopt","success","softwar","subscrib","map","payment","question","travel","busi","retyp","guess","afford","connect","train","peopl","live","data","account","process","cost","shortlist","includ","option","staff","ordinari","instruct","daili","plan","team","spreadsheet","chat","messag","person","memori","#automation","#no-code","#mobile money","#technology adoption","#succession","#systems"]', '[["#automation",0.278],["#mobile money",0.278],["#no-code",0.278],["#succession",0.278],["#systems",0.278],["#technology adoption",0.278],["tool",0.278],["technolog",0.2584],["integr",0.2085],["phone",0.2085],["adopt",0.139],["autom",0.139],["code",0.139],["data",0.139],["map",0.139],["mobil",0.139],["success",0.139],["train",0.139],["monei",0.1034],["purchas",0.1034],["custom",0.0799],["account",0.0695],["afford",0.0695],["chat",0.0695],["connect",0.0695],["daili",0.0695],["guess",0.0695],["includ",0.0695],["instruct",0.0695],["live",0.0695],["memori",0.0695],["option",0.0695],["ordinari",0.0695],["payment",0.0695],["person",0.0695],["process",0.0695],["question",0.0695],["retyp",0.0695],["shortlist",0.0695],["softwar",0.0695],["spreadsheet",0.0695],["subscrib",0.0695],["travel",0.0695],["busi",0.0517],["cost",0.0517],["messag",0.0517],["staff",0.0517],["team",0.0517],["peopl",0.0399],["plan",0.0399]]', 10, '[]');
INSERT INTO public.related_items OVERRIDING SYSTEM VALUE VALUES (37, 'solution', 'fresh-start', '', '["","fresh"]', '[["fresh",1]]', 10, '[]');
INSERT INTO public.related_items OVERRIDING SYSTEM VALUE VALUES (41, 'solution', 'hidden-start', '', '["","hidden"]', '[["hidden",1]]', 10, '[]');
INSERT INTO public.related_items OVERRIDING SYSTEM VALUE VALUES (33, 'article', 'naive-quotes-b-signs-b-100', 'MARKETING', '["","naïv","quot","sign","tag","curli","#it''s","#a ''tag''","#{curly}","#50\\%"]', '[["#50\\%",0.402],["#a ''tag''",0.402],["#it''s",0.402],["#{curly}",0.402],["naïv",0.3015],["quot",0.3015],["sign",0.3015],["curli",0.201],["tag",0.201]]', 10, '[]');
INSERT INTO public.related_items OVERRIDING SYSTEM VALUE VALUES (32, 'article', 'sell-water-by-the-tap', 'BRAND', '["","sell","water","tap","price","#water","#price"]', '[["tap",0.5175],["water",0.4957],["#price",0.3965],["#water",0.3965],["sell",0.3848],["price",0.1548]]', 10, '[["written-twice",0.6173],["accra-東京-владивосток",0.4168]]');
INSERT INTO public.related_items OVERRIDING SYSTEM VALUE VALUES (35, 'article', 'written-twice', 'BRAND', '["","written","water","price","#water","#price"]', '[["#price",0.5469],["#water",0.5469],["written",0.5307],["water",0.2734],["price",0.2134]]', 10, '[["sell-water-by-the-tap",0.6173],["accra-東京-владивосток",0.4944]]');


--
-- Data for Name: related_postings; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.related_postings VALUES ('#50\%', 4020, 33);
INSERT INTO public.related_postings VALUES ('#a ''tag''', 4020, 33);
INSERT INTO public.related_postings VALUES ('#it''s', 4020, 33);
INSERT INTO public.related_postings VALUES ('#{curly}', 4020, 33);
INSERT INTO public.related_postings VALUES ('naïv', 3015, 33);
INSERT INTO public.related_postings VALUES ('quot', 3015, 33);
INSERT INTO public.related_postings VALUES ('sign', 3015, 33);
INSERT INTO public.related_postings VALUES ('curli', 2010, 33);
INSERT INTO public.related_postings VALUES ('tag', 2010, 33);
INSERT INTO public.related_postings VALUES ('accra', 4761, 34);
INSERT INTO public.related_postings VALUES ('владивосток', 4761, 34);
INSERT INTO public.related_postings VALUES ('東京', 4761, 34);
INSERT INTO public.related_postings VALUES ('#price', 3649, 34);
INSERT INTO public.related_postings VALUES ('#water', 3649, 34);
INSERT INTO public.related_postings VALUES ('water', 1824, 34);
INSERT INTO public.related_postings VALUES ('price', 1424, 34);
INSERT INTO public.related_postings VALUES ('#price', 5469, 35);
INSERT INTO public.related_postings VALUES ('#water', 5469, 35);
INSERT INTO public.related_postings VALUES ('written', 5307, 35);
INSERT INTO public.related_postings VALUES ('water', 2734, 35);
INSERT INTO public.related_postings VALUES ('price', 2134, 35);
INSERT INTO public.related_postings VALUES ('tap', 5175, 32);
INSERT INTO public.related_postings VALUES ('water', 4957, 32);
INSERT INTO public.related_postings VALUES ('#price', 3965, 32);
INSERT INTO public.related_postings VALUES ('#water', 3965, 32);
INSERT INTO public.related_postings VALUES ('sell', 3848, 32);
INSERT INTO public.related_postings VALUES ('price', 1548, 32);


--
-- Data for Name: related_terms; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.related_terms VALUES ('strateg', 1);
INSERT INTO public.related_terms VALUES ('sponsorship', 1);
INSERT INTO public.related_terms VALUES ('rare', 1);
INSERT INTO public.related_terms VALUES ('descript', 1);
INSERT INTO public.related_terms VALUES ('regularli', 1);
INSERT INTO public.related_terms VALUES ('confid', 1);
INSERT INTO public.related_terms VALUES ('posit', 2);
INSERT INTO public.related_terms VALUES ('mouth', 1);
INSERT INTO public.related_terms VALUES ('adopt', 1);
INSERT INTO public.related_terms VALUES ('distanc', 1);
INSERT INTO public.related_terms VALUES ('proof', 1);
INSERT INTO public.related_terms VALUES ('choic', 1);
INSERT INTO public.related_terms VALUES ('guid', 1);
INSERT INTO public.related_terms VALUES ('ownership', 1);
INSERT INTO public.related_terms VALUES ('outgrown', 1);
INSERT INTO public.related_terms VALUES ('afford', 1);
INSERT INTO public.related_terms VALUES ('train', 1);
INSERT INTO public.related_terms VALUES ('integr', 1);
INSERT INTO public.related_terms VALUES ('exampl', 1);
INSERT INTO public.related_terms VALUES ('equip', 1);
INSERT INTO public.related_terms VALUES ('retyp', 1);
INSERT INTO public.related_terms VALUES ('#technology adoption', 1);
INSERT INTO public.related_terms VALUES ('shortlist', 1);
INSERT INTO public.related_terms VALUES ('option', 1);
INSERT INTO public.related_terms VALUES ('purchas', 2);
INSERT INTO public.related_terms VALUES ('code', 1);
INSERT INTO public.related_terms VALUES ('#succession', 1);
INSERT INTO public.related_terms VALUES ('mobil', 1);
INSERT INTO public.related_terms VALUES ('connect', 1);
INSERT INTO public.related_terms VALUES ('voic', 1);
INSERT INTO public.related_terms VALUES ('#systems', 1);
INSERT INTO public.related_terms VALUES ('subject', 1);
INSERT INTO public.related_terms VALUES ('#mobile money', 1);
INSERT INTO public.related_terms VALUES ('enter', 1);
INSERT INTO public.related_terms VALUES ('prioriti', 1);
INSERT INTO public.related_terms VALUES ('decis', 1);
INSERT INTO public.related_terms VALUES ('rhythm', 1);
INSERT INTO public.related_terms VALUES ('assess', 1);
INSERT INTO public.related_terms VALUES ('path', 1);
INSERT INTO public.related_terms VALUES ('contact', 1);
INSERT INTO public.related_terms VALUES ('repeat', 1);
INSERT INTO public.related_terms VALUES ('attach', 1);
INSERT INTO public.related_terms VALUES ('statement', 1);
INSERT INTO public.related_terms VALUES ('templat', 1);
INSERT INTO public.related_terms VALUES ('review', 1);
INSERT INTO public.related_terms VALUES ('#focus', 1);
INSERT INTO public.related_terms VALUES ('compet', 1);
INSERT INTO public.related_terms VALUES ('singl', 1);
INSERT INTO public.related_terms VALUES ('#radio', 1);
INSERT INTO public.related_terms VALUES ('#writing', 1);
INSERT INTO public.related_terms VALUES ('founder', 2);
INSERT INTO public.related_terms VALUES ('process', 1);
INSERT INTO public.related_terms VALUES ('autom', 1);
INSERT INTO public.related_terms VALUES ('softwar', 1);
INSERT INTO public.related_terms VALUES ('strategi', 2);
INSERT INTO public.related_terms VALUES ('technolog', 2);
INSERT INTO public.related_terms VALUES ('includ', 1);
INSERT INTO public.related_terms VALUES ('account', 1);
INSERT INTO public.related_terms VALUES ('deleg', 1);
INSERT INTO public.related_terms VALUES ('#automation', 1);
INSERT INTO public.related_terms VALUES ('#no-code', 1);
INSERT INTO public.related_terms VALUES ('#delegation', 1);
INSERT INTO public.related_terms VALUES ('tool', 1);
INSERT INTO public.related_terms VALUES ('piec', 1);
INSERT INTO public.related_terms VALUES ('pocket', 1);
INSERT INTO public.related_terms VALUES ('#strategy', 1);
INSERT INTO public.related_terms VALUES ('map', 1);
INSERT INTO public.related_terms VALUES ('guess', 1);
INSERT INTO public.related_terms VALUES ('spreadsheet', 1);
INSERT INTO public.related_terms VALUES ('rule', 1);
INSERT INTO public.related_terms VALUES ('#branding', 1);
INSERT INTO public.related_terms VALUES ('subscrib', 1);
INSERT INTO public.related_terms VALUES ('lead', 1);
INSERT INTO public.related_terms VALUES ('team', 2);
INSERT INTO public.related_terms VALUES ('focu', 1);
INSERT INTO public.related_terms VALUES ('chat', 1);
INSERT INTO public.related_terms VALUES ('calendar', 1);
INSERT INTO public.related_terms VALUES ('sound', 1);
INSERT INTO public.related_terms VALUES ('#brand management', 1);
INSERT INTO public.related_terms VALUES ('#brand strategy', 1);
INSERT INTO public.related_terms VALUES ('develop', 1);
INSERT INTO public.related_terms VALUES ('payment', 1);
INSERT INTO public.related_terms VALUES ('data', 1);
INSERT INTO public.related_terms VALUES ('evid', 1);
INSERT INTO public.related_terms VALUES ('promis', 1);
INSERT INTO public.related_terms VALUES ('tone', 1);
INSERT INTO public.related_terms VALUES ('travel', 1);
INSERT INTO public.related_terms VALUES ('succe', 1);
INSERT INTO public.related_terms VALUES ('stretch', 1);
INSERT INTO public.related_terms VALUES ('#planning', 1);
INSERT INTO public.related_terms VALUES ('live', 1);
INSERT INTO public.related_terms VALUES ('sale', 1);
INSERT INTO public.related_terms VALUES ('prove', 1);
INSERT INTO public.related_terms VALUES ('design', 1);
INSERT INTO public.related_terms VALUES ('bought', 1);
INSERT INTO public.related_terms VALUES ('advertis', 1);
INSERT INTO public.related_terms VALUES ('brand', 2);
INSERT INTO public.related_terms VALUES ('offer', 1);
INSERT INTO public.related_terms VALUES ('decid', 3);
INSERT INTO public.related_terms VALUES ('monthli', 2);
INSERT INTO public.related_terms VALUES ('figur', 2);
INSERT INTO public.related_terms VALUES ('replac', 1);
INSERT INTO public.related_terms VALUES ('question', 1);
INSERT INTO public.related_terms VALUES ('budget', 2);
INSERT INTO public.related_terms VALUES ('custom', 3);
INSERT INTO public.related_terms VALUES ('cost', 2);
INSERT INTO public.related_terms VALUES ('manag', 3);
INSERT INTO public.related_terms VALUES ('monei', 2);
INSERT INTO public.related_terms VALUES ('measur', 2);
INSERT INTO public.related_terms VALUES ('list', 1);
INSERT INTO public.related_terms VALUES ('peopl', 3);
INSERT INTO public.related_terms VALUES ('busi', 2);
INSERT INTO public.related_terms VALUES ('paid', 1);
INSERT INTO public.related_terms VALUES ('', 10);
INSERT INTO public.related_terms VALUES ('tidi', 1);
INSERT INTO public.related_terms VALUES ('ordinari', 1);
INSERT INTO public.related_terms VALUES ('growth', 1);
INSERT INTO public.related_terms VALUES ('rebuilt', 1);
INSERT INTO public.related_terms VALUES ('#operations', 1);
INSERT INTO public.related_terms VALUES ('#measurement', 1);
INSERT INTO public.related_terms VALUES ('#advertising', 1);
INSERT INTO public.related_terms VALUES ('channel', 1);
INSERT INTO public.related_terms VALUES ('promot', 1);
INSERT INTO public.related_terms VALUES ('daili', 1);
INSERT INTO public.related_terms VALUES ('tast', 1);
INSERT INTO public.related_terms VALUES ('market', 3);
INSERT INTO public.related_terms VALUES ('item', 1);
INSERT INTO public.related_terms VALUES ('depend', 1);
INSERT INTO public.related_terms VALUES ('radio', 1);
INSERT INTO public.related_terms VALUES ('oper', 1);
INSERT INTO public.related_terms VALUES ('memori', 1);
INSERT INTO public.related_terms VALUES ('close', 1);
INSERT INTO public.related_terms VALUES ('convers', 1);
INSERT INTO public.related_terms VALUES ('campaign', 2);
INSERT INTO public.related_terms VALUES ('file', 1);
INSERT INTO public.related_terms VALUES ('add', 1);
INSERT INTO public.related_terms VALUES ('sum', 1);
INSERT INTO public.related_terms VALUES ('drawn', 1);
INSERT INTO public.related_terms VALUES ('staff', 2);
INSERT INTO public.related_terms VALUES ('owner', 2);
INSERT INTO public.related_terms VALUES ('compani', 1);
INSERT INTO public.related_terms VALUES ('report', 2);
INSERT INTO public.related_terms VALUES ('sell', 2);
INSERT INTO public.related_terms VALUES ('tap', 1);
INSERT INTO public.related_terms VALUES ('naïv', 1);
INSERT INTO public.related_terms VALUES ('quot', 1);
INSERT INTO public.related_terms VALUES ('sign', 1);
INSERT INTO public.related_terms VALUES ('tag', 1);
INSERT INTO public.related_terms VALUES ('curli', 1);
INSERT INTO public.related_terms VALUES ('#it''s', 1);
INSERT INTO public.related_terms VALUES ('#a ''tag''', 1);
INSERT INTO public.related_terms VALUES ('#{curly}', 1);
INSERT INTO public.related_terms VALUES ('#50\%', 1);
INSERT INTO public.related_terms VALUES ('accra', 1);
INSERT INTO public.related_terms VALUES ('東京', 1);
INSERT INTO public.related_terms VALUES ('владивосток', 1);
INSERT INTO public.related_terms VALUES ('written', 2);
INSERT INTO public.related_terms VALUES ('water', 3);
INSERT INTO public.related_terms VALUES ('#water', 3);
INSERT INTO public.related_terms VALUES ('#price', 3);
INSERT INTO public.related_terms VALUES ('spend', 1);
INSERT INTO public.related_terms VALUES ('price', 4);
INSERT INTO public.related_terms VALUES ('plan', 3);
INSERT INTO public.related_terms VALUES ('person', 1);
INSERT INTO public.related_terms VALUES ('fresh', 1);
INSERT INTO public.related_terms VALUES ('hidden', 1);
INSERT INTO public.related_terms VALUES ('success', 1);
INSERT INTO public.related_terms VALUES ('instruct', 1);
INSERT INTO public.related_terms VALUES ('phone', 1);
INSERT INTO public.related_terms VALUES ('messag', 2);


--
-- Data for Name: revisions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.revisions VALUES ('a1383e9b-a1fb-4299-ad71-fadc58044cef', 'article', 'sell-water-by-the-tap', 1, '2026-11-23 00:46:30.551+00', 'owner@example.org', '\x1b940100c4c83995cdbd4e4700ae40301cbc493a207d97f62bb1a23e7d91d0b38cd26d2214747555389bbe26f92faa050cd0c35d735d72fa48de757f2185a0d05e8a1687297ad8fa04e051024525b81f3d0cc2d121089cde17e86fc27cddc8e292df3ea1e734b55cb19376cdb4923ad36abc1a1d4692eaf56af5e2962d3a31603125b1a6122b2b1623ad352834e1d06da10750a493d887e174694d1ed9c09eec5a8ae43e6377e01489daf20d6f700156720a1a557b4dc60a693416c256c566bc41e9cd6ed3d30214010a3b66ce51e2146634c1d986861a143187e0d41f', true, 'zpmk5evcjs72his3');
INSERT INTO public.revisions VALUES ('b3e9c725-8dec-4131-82d0-796720cb416d', 'article', 'naive-quotes-b-signs-b-100', 1, '2026-11-23 00:46:30.616+00', 'owner@example.org', '\x1b560100c4be5f5baa6f16b18f89b5bb4354a74368162225901a2161794b55a84288dcffdb6c248251a275294a992c7da7db44ec888ebe8eb1b957a472c0b4803b1cc8d4be9f758b7ed78752cac5effa2429b9ea9e45af335eb8b4750f715c7b899624f47fdfee60686d1badf9740907e263c2de34601812f772c035f5c4971a9776ea01c397c7e0c00607125d21a984cf67d5801e5090b9d7a80dcbf3e146a743ef8d3ba28630bd4566329aaded1572b4b8a435dec416fa2e8e697f21192ec533513078ed1b0ef496b205a31ac996b58e8cd1a1b19a0f772746661dc749981078d6ca6c69f59ac5ba03d778a47802', true, '');
INSERT INTO public.revisions VALUES ('f0289fdf-5165-4a30-bcee-7e15df9d8ddb', 'article', 'accra-東京-владивосток', 1, '2026-11-23 00:46:30.643+00', 'owner@example.org', '\x1b6f0100c4a7f65ba9ee3cc4be56c4a4897ba890090d3fb15236e4b3c19ba4031d00fe4b07242d8a4618795938dd26424157574693b957a4ba40b7801d68612914fa39f2bd3d90ffe3fdf7f3641f744fbfe88d3ed3f76e3a76d744e7ff130c4ad342a9df1d420b4f9bc03e3830e80ff7a285be6b6cd6daa56409c9f239faa3db2f19f5b8dbc6e1a4936c2787c36abf54d21196250a92849ef7673d7f7782c107c9885e4fd0020c6a485c3c5a76b432461d247dd75a21d74cf49b8bd445f45abb920261a036087646b134dd9c0a3a98009aa788cdc94276b3462d413b18a8124d426c61482678d014c7f3fc43bcc80dc6152227fca85e01', true, '');
INSERT INTO public.revisions VALUES ('d640e8c1-99ab-4507-b067-86b500c516b5', 'article', 'written-twice', 1, '2026-11-23 00:46:30.757+00', 'owner@example.org', '\x1b1e0100c4e8d77daa6f361f2be47cfea6e52d55a10a21befb7f9b8d82609428495294ba68749b4805d1d1174c9dbe22952fba05dc20a0bdac6fb7e940a87b82c2f41aa6cbe90601fe81001f0c287480fb09904e8a7f6324f6a480c27fc6905e0d02064a3e62052e6777901fc0f6bc1eba5d7dd96d9431f4f56161cc8b595f93e318a7d755cb794abcaa3fea56df4816a3d0130b1492881678c814214e8d663d89a5cb6279e6fa58107d071afe', true, '');
INSERT INTO public.revisions VALUES ('ac725fa4-519f-4fbf-a805-35baab3966c3', 'article', 'written-twice', 2, '2026-11-23 00:46:30.804+00', 'owner@example.org', '\x1b29010004a2d8dfa77ab3f99eaaf0e90cd1f296aa508510b9f7361b01361ba59124294a5d34ce4d8482aeae824cdb3b46f94bb5801b2ea3cbfa769b1fc4baa84254e578c01365fe9ace2fa71b2e9583701c264a31b89f8b7f0a2b37d3b74e21cad7c61069032e28d91fbecf639676adb401e3e7f574bc1b5c7603190d6d7d589a6721d6d7e6b1cfe6afc922a899a72b951937cb5458d26ed2cc51e249755892543ce44b134fb09c932cc7bc3e9608047da8fb03', true, '');
INSERT INTO public.revisions VALUES ('e6dd128b-1ad9-4715-a1aa-d39517a4ae9a', 'solution', 'fresh-start', 1, '2026-11-23 00:46:30.976+00', 'owner@example.org', '\x1b150100c4906da5ca2e83bfb864c4cc6c473a20ffdf4659415714865d962418521648ba4d4489e8e82b9cad5e91628d6a012b46d8456a6c10fb0f90a8f4f61e6112ccfe7e64d313269881c4cfc5f0903246502477848f1b1dfb51b8005e6753169d6fe474242c14d3d3b9711133bef955518b6931d2f466d251c11ed44256a320c8cbdb2c885c55ed986ef46a1cff55816b77d54cb6e23e6f98b140f53a45674089a220701cef80ef4b393133bce67b6801', true, 'zpmk5evcjs72his3');
INSERT INTO public.revisions VALUES ('74c960d7-4f24-4a11-921e-8cfd764f5588', 'solution', 'hidden-start', 1, '2026-11-23 00:46:31.042+00', 'owner@example.org', '\x1bfa0000c48875a57ab3f958a14665f3df96b7543fa47ef76c8c44309aa8615d8962d2e8361145a2a32f525bbe22a52fba0574f0d093d213072e9068f5f6e7216e72b61e232d329b0c125f17432615f060547784d88ecef32edc00b07b5fe653724c03150bb55f5a702c497fba6babead7324152f469b251f99eea57591f5b908fa87f11cfba1e4f5a693532382c0c479f8fd6c9d0caab7f90fb03', true, '');


--
-- Data for Name: seeds; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.seeds VALUES ('built-in-articles', '2026-11-23 00:46:25.241+00');
INSERT INTO public.seeds VALUES ('service/strategic-marketing', '2026-11-23 00:46:26.116+00');
INSERT INTO public.seeds VALUES ('service/brand-development', '2026-11-23 00:46:26.116+00');
INSERT INTO public.seeds VALUES ('service/technology-integration', '2026-11-23 00:46:26.116+00');
INSERT INTO public.seeds VALUES ('service/360-growth-strategy', '2026-11-23 00:46:26.116+00');
INSERT INTO public.seeds VALUES ('own-name-forgotten', '2026-11-23 00:46:26.147+00');


--
-- Data for Name: services; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.services VALUES ('strategic-marketing', 'Strategic Marketing', '{}', 1, true, '2026-11-23 00:46:26.116+00', '1970-01-01 00:00:00+00', 1, NULL, NULL, false, NULL, NULL);
INSERT INTO public.services VALUES ('brand-development', 'Brand Development', '{}', 2, true, '2026-11-23 00:46:26.116+00', '1970-01-01 00:00:00+00', 1, NULL, NULL, false, NULL, NULL);
INSERT INTO public.services VALUES ('technology-integration', 'Technology Integration', '{}', 3, true, '2026-11-23 00:46:26.116+00', '1970-01-01 00:00:00+00', 1, NULL, NULL, false, NULL, NULL);
INSERT INTO public.services VALUES ('360-growth-strategy', '360 Growth Strategy', '{}', 4, true, '2026-11-23 00:46:26.116+00', '1970-01-01 00:00:00+00', 1, NULL, NULL, false, NULL, NULL);


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sessions VALUES ('Ca4ZufNfN2lhXXYPVT7ws6FCsveF3bYQ', 'Ec_nMzZSlaCtKvY2PwX97JjBXPtv9o-y96GHFrmaWfk', '2442fb3e-4ddd-4190-a692-a781b3244c3d', '2026-11-30 00:46:34.046+00', '', 'Unknown device', '2026-11-23 00:46:34.046+00', '2026-11-23 00:46:34.046+00', NULL);


--
-- Data for Name: set_up_links; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: site; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.site VALUES ('972e6089-7f94-440b-9983-e2d11e177934', 'EJ2wlLHh1G4IKlBZ1_lVI6WdPiKlM5_rB40HON4mpLY', '2026-11-23 00:46:24.755+00', '2026-11-23 00:46:38.021+00');


--
-- Data for Name: site_documents; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.site_documents VALUES ('identity', 'identity', '{}', '1970-01-01 00:00:00+00', '1970-01-01 00:00:00+00', 1, NULL, NULL, false, NULL, NULL);
INSERT INTO public.site_documents VALUES ('claims', 'claims', '{}', '1970-01-01 00:00:00+00', '1970-01-01 00:00:00+00', 1, NULL, NULL, false, NULL, NULL);
INSERT INTO public.site_documents VALUES ('looks', 'looks', '{}', '1970-01-01 00:00:00+00', '1970-01-01 00:00:00+00', 1, NULL, NULL, false, NULL, NULL);
INSERT INTO public.site_documents VALUES ('menu', 'menu', '{}', '1970-01-01 00:00:00+00', '1970-01-01 00:00:00+00', 1, NULL, NULL, false, NULL, NULL);
INSERT INTO public.site_documents VALUES ('home', 'home', '{}', '1970-01-01 00:00:00+00', '1970-01-01 00:00:00+00', 1, NULL, NULL, false, NULL, NULL);
INSERT INTO public.site_documents VALUES ('about', 'about', '{}', '1970-01-01 00:00:00+00', '1970-01-01 00:00:00+00', 1, NULL, NULL, false, NULL, NULL);
INSERT INTO public.site_documents VALUES ('services', 'services', '{}', '1970-01-01 00:00:00+00', '1970-01-01 00:00:00+00', 1, NULL, NULL, false, NULL, NULL);
INSERT INTO public.site_documents VALUES ('contact', 'contact', '{}', '1970-01-01 00:00:00+00', '1970-01-01 00:00:00+00', 1, NULL, NULL, false, NULL, NULL);
INSERT INTO public.site_documents VALUES ('privacy', 'privacy', '{}', '1970-01-01 00:00:00+00', '1970-01-01 00:00:00+00', 1, NULL, NULL, false, NULL, NULL);
INSERT INTO public.site_documents VALUES ('terms', 'terms', '{}', '1970-01-01 00:00:00+00', '1970-01-01 00:00:00+00', 1, NULL, NULL, false, NULL, NULL);


--
-- Data for Name: two_factors; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.two_factors VALUES ('d05f38fa-a8a8-4955-8ac7-eab1f73a03b6', '2442fb3e-4ddd-4190-a692-a781b3244c3d', '82b046abba2915e768f23b1d4dfd2a6bd8706039de3637859f952f7705b163eeaee0a4e24131efb5e7c5b70e1105314f13eec9832d5342cd5186950fb5854cf7817278c2e4cc254d', '16ab52ac1d0444d464670ee5f88a9596616a459b6f8a16f546a6a3e757f417b5b7af98214fb4c2a93fe686c860a25752eb03ca57a11e1a6d1c2a4c45535d1db40b0d7831a6510a7b421296ef858105602d0d4a3bda20622ca4564fcd48099931c88621331b99dbcfff3e99b84d91e68de49a755c8beaa92e45853be9580a21b7408b3cb769909b8b3305511a9bf0db95ab9fb7b3dd1808ecc1f9d4868c13aee5b032dd111be36ae081d10ac802586e0ba8b7a8b92a', true, 0, NULL);


--
-- Data for Name: unsaved_changes; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: user_roles; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.user_roles VALUES ('2442fb3e-4ddd-4190-a692-a781b3244c3d', 'admin');


--
-- Data for Name: users; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.users VALUES ('c5336245-d436-427f-b9ec-17035a410b5d', '', 'reader@example.org', false, NULL, false, '2026-11-23 00:46:32.871+00', '2026-11-23 00:46:32.871+00');
INSERT INTO public.users VALUES ('10cb3e51-afeb-456c-9de4-c1f37975373e', '', 'late@example.org', false, NULL, false, '2026-11-23 00:46:33.052+00', '2026-11-23 00:46:33.052+00');
INSERT INTO public.users VALUES ('2442fb3e-4ddd-4190-a692-a781b3244c3d', '', 'owner@example.org', true, NULL, true, '2026-11-23 00:46:28.943+00', '2026-11-23 00:46:34.043+00');


--
-- Data for Name: verifications; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: view_hosts; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: youtube_videos; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.youtube_videos VALUES ('3fd0bac4-78ce-4721-a066-323725ed9085', 'aaaaaaaaaa1', 'Pricing for growth', '', '/images/ckzewqks4seshp9s-1280x720-cc3311.jpg', '', '', 'https://www.youtube.com/watch?v=aaaaaaaaaa1', '2026-11-23 00:46:32.685+00', true, false, NULL, NULL, '2026-11-23 00:46:32.685+00', false);
INSERT INTO public.youtube_videos VALUES ('85f80540-853a-4bfb-905a-027a97af280d', 'bbbbbbbbbb2', 'Nine words', 'About Nine words.

https://example.com', '/images/vpi62viaueby7uzp-480x360-127733.jpg', 'PT45S', '1204000', 'https://www.youtube.com/watch?v=bbbbbbbbbb2', '2024-12-19 08:30:00+00', true, true, NULL, '2026-11-23 00:46:39.18+00', '2026-11-23 00:46:39.18+00', false);


--
-- Name: related_changes_key_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.related_changes_key_seq', 43, true);


--
-- Name: related_items_key_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.related_items_key_seq', 50, true);


--
-- Name: accounts accounts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (id);


--
-- Name: accounts accounts_user_id_provider_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_user_id_provider_id_key UNIQUE (user_id, provider_id);


--
-- Name: announcements announcements_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.announcements
    ADD CONSTRAINT announcements_pkey PRIMARY KEY (announcer, kind, item_id);


--
-- Name: announcers announcers_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.announcers
    ADD CONSTRAINT announcers_pkey PRIMARY KEY (name);


--
-- Name: article_search article_search_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.article_search
    ADD CONSTRAINT article_search_pkey PRIMARY KEY (article_id);


--
-- Name: articles articles_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.articles
    ADD CONSTRAINT articles_pkey PRIMARY KEY (id);


--
-- Name: backup_turns backup_turns_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.backup_turns
    ADD CONSTRAINT backup_turns_pkey PRIMARY KEY (id);


--
-- Name: content_version content_version_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.content_version
    ADD CONSTRAINT content_version_pkey PRIMARY KEY (id);


--
-- Name: email_links email_links_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.email_links
    ADD CONSTRAINT email_links_pkey PRIMARY KEY (token_hash);


--
-- Name: embedded_videos embedded_videos_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.embedded_videos
    ADD CONSTRAINT embedded_videos_pkey PRIMARY KEY (id);


--
-- Name: gone_addresses gone_addresses_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.gone_addresses
    ADD CONSTRAINT gone_addresses_pkey PRIMARY KEY (kind, item_id);


--
-- Name: growth_solutions growth_solutions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.growth_solutions
    ADD CONSTRAINT growth_solutions_pkey PRIMARY KEY (id);


--
-- Name: image_uses image_uses_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.image_uses
    ADD CONSTRAINT image_uses_pkey PRIMARY KEY (image_id, kind, item_id, place, revision_id);


--
-- Name: images images_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.images
    ADD CONSTRAINT images_pkey PRIMARY KEY (id);


--
-- Name: item_views item_views_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.item_views
    ADD CONSTRAINT item_views_pkey PRIMARY KEY (kind, item_id, day);


--
-- Name: known_words known_words_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.known_words
    ADD CONSTRAINT known_words_pkey PRIMARY KEY (length, word);


--
-- Name: migrations migrations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (name);


--
-- Name: outbox outbox_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);


--
-- Name: passkeys passkeys_credential_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_credential_id_key UNIQUE (credential_id);


--
-- Name: passkeys passkeys_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (id);


--
-- Name: private_links private_links_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.private_links
    ADD CONSTRAINT private_links_pkey PRIMARY KEY (id);


--
-- Name: private_links private_links_token_hash_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.private_links
    ADD CONSTRAINT private_links_token_hash_key UNIQUE (token_hash);


--
-- Name: purges purges_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.purges
    ADD CONSTRAINT purges_pkey PRIMARY KEY (id);


--
-- Name: related_changes related_changes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.related_changes
    ADD CONSTRAINT related_changes_pkey PRIMARY KEY (key);


--
-- Name: related_items related_items_kind_item_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.related_items
    ADD CONSTRAINT related_items_kind_item_id_key UNIQUE (kind, item_id);


--
-- Name: related_items related_items_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.related_items
    ADD CONSTRAINT related_items_pkey PRIMARY KEY (key);


--
-- Name: related_postings related_postings_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.related_postings
    ADD CONSTRAINT related_postings_pkey PRIMARY KEY (term, weight, item_key);


--
-- Name: related_terms related_terms_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.related_terms
    ADD CONSTRAINT related_terms_pkey PRIMARY KEY (term);


--
-- Name: revisions revisions_kind_item_id_number_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.revisions
    ADD CONSTRAINT revisions_kind_item_id_number_key UNIQUE (kind, item_id, number);


--
-- Name: revisions revisions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.revisions
    ADD CONSTRAINT revisions_pkey PRIMARY KEY (id);


--
-- Name: seeds seeds_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.seeds
    ADD CONSTRAINT seeds_pkey PRIMARY KEY (name);


--
-- Name: services services_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.services
    ADD CONSTRAINT services_pkey PRIMARY KEY (id);


--
-- Name: sessions sessions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);


--
-- Name: sessions sessions_token_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_token_key UNIQUE (token);


--
-- Name: set_up_links set_up_links_pkey1; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.set_up_links
    ADD CONSTRAINT set_up_links_pkey1 PRIMARY KEY (token_hash);


--
-- Name: site_documents site_documents_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.site_documents
    ADD CONSTRAINT site_documents_pkey PRIMARY KEY (id);


--
-- Name: site site_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.site
    ADD CONSTRAINT site_pkey PRIMARY KEY (id);


--
-- Name: attempts tries_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.attempts
    ADD CONSTRAINT tries_pkey PRIMARY KEY (key);


--
-- Name: two_factors two_factors_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.two_factors
    ADD CONSTRAINT two_factors_pkey PRIMARY KEY (id);


--
-- Name: two_factors two_factors_user_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.two_factors
    ADD CONSTRAINT two_factors_user_id_key UNIQUE (user_id);


--
-- Name: unsaved_changes unsaved_changes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.unsaved_changes
    ADD CONSTRAINT unsaved_changes_pkey PRIMARY KEY (user_id, id);


--
-- Name: user_roles user_roles_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.user_roles
    ADD CONSTRAINT user_roles_pkey PRIMARY KEY (user_id, role);


--
-- Name: users users_email_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_email_key UNIQUE (email);


--
-- Name: users users_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);


--
-- Name: verifications verifications_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.verifications
    ADD CONSTRAINT verifications_pkey PRIMARY KEY (id);


--
-- Name: view_hosts view_hosts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.view_hosts
    ADD CONSTRAINT view_hosts_pkey PRIMARY KEY (kind, item_id, day, host);


--
-- Name: youtube_videos youtube_videos_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.youtube_videos
    ADD CONSTRAINT youtube_videos_pkey PRIMARY KEY (id);


--
-- Name: youtube_videos youtube_videos_youtube_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.youtube_videos
    ADD CONSTRAINT youtube_videos_youtube_id_key UNIQUE (youtube_id);


--
-- Name: announcements_by_time; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX announcements_by_time ON public.announcements USING btree (announcer, due_at);


--
-- Name: article_search_by_fold; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX article_search_by_fold ON public.article_search USING btree (fold);


--
-- Name: article_search_trigrams; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX article_search_trigrams ON public.article_search USING gin (public.search_trigrams(body) COLLATE "C") WITH (fastupdate=off);
ALTER INDEX public.article_search_trigrams ALTER COLUMN 1 SET STATISTICS 0;


--
-- Name: articles_by_category; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX articles_by_category ON public.articles USING btree (upper(TRIM(BOTH FROM replace(replace(replace(replace(replace(replace(replace(replace((category COLLATE "C"), chr(9), ' '::text), chr(10), ' '::text), chr(13), ' '::text), chr(160), ' '::text), '-'::text, ' '::text), ' '::text, (chr(9) || chr(10))), (chr(10) || chr(9)), ''::text), (chr(9) || chr(10)), ' '::text))), published_at DESC, id) INCLUDE (category) WHERE ((NOT is_draft) AND (deleted_at IS NULL));


--
-- Name: articles_by_date; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX articles_by_date ON public.articles USING btree (published_at DESC, id);


--
-- Name: articles_creation_key; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX articles_creation_key ON public.articles USING btree (creation_key);


--
-- Name: articles_folded_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX articles_folded_id ON public.articles USING btree (lower((id COLLATE "C")));


--
-- Name: articles_in_admin; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX articles_in_admin ON public.articles USING btree (published_at DESC, id) WHERE (deleted_at IS NULL);


--
-- Name: articles_public; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX articles_public ON public.articles USING btree (published_at DESC, id, updated_at) WHERE ((NOT is_draft) AND (deleted_at IS NULL));


--
-- Name: articles_trash; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX articles_trash ON public.articles USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);


--
-- Name: articles_unlisted; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX articles_unlisted ON public.articles USING btree (id) WHERE (is_noindex OR (canonical_url IS NOT NULL));


--
-- Name: articles_updated; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX articles_updated ON public.articles USING btree (updated_at DESC) WHERE ((NOT is_draft) AND (deleted_at IS NULL));


--
-- Name: articles_updated_by_category; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX articles_updated_by_category ON public.articles USING btree (upper(TRIM(BOTH FROM replace(replace(replace(replace(replace(replace(replace(replace((category COLLATE "C"), chr(9), ' '::text), chr(10), ' '::text), chr(13), ' '::text), chr(160), ' '::text), '-'::text, ' '::text), ' '::text, (chr(9) || chr(10))), (chr(10) || chr(9)), ''::text), (chr(9) || chr(10)), ' '::text))), updated_at DESC) WHERE ((NOT is_draft) AND (deleted_at IS NULL));


--
-- Name: email_links_by_expiry; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX email_links_by_expiry ON public.email_links USING btree (expires_at);


--
-- Name: email_links_by_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX email_links_by_user ON public.email_links USING btree (user_id, kind);


--
-- Name: gone_addresses_by_time; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX gone_addresses_by_time ON public.gone_addresses USING btree (gone_at);


--
-- Name: growth_solutions_active; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX growth_solutions_active ON public.growth_solutions USING btree (is_active, published_at DESC, id) WHERE ((NOT is_draft) AND (deleted_at IS NULL));


--
-- Name: growth_solutions_by_date; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX growth_solutions_by_date ON public.growth_solutions USING btree (published_at DESC, id);


--
-- Name: growth_solutions_creation_key; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX growth_solutions_creation_key ON public.growth_solutions USING btree (creation_key);


--
-- Name: growth_solutions_folded_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX growth_solutions_folded_id ON public.growth_solutions USING btree (lower((id COLLATE "C")));


--
-- Name: growth_solutions_trash; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX growth_solutions_trash ON public.growth_solutions USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);


--
-- Name: growth_solutions_unlisted; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX growth_solutions_unlisted ON public.growth_solutions USING btree (id) WHERE (is_noindex OR (canonical_url IS NOT NULL));


--
-- Name: image_uses_by_item; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX image_uses_by_item ON public.image_uses USING btree (kind, item_id);


--
-- Name: image_uses_by_revision; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX image_uses_by_revision ON public.image_uses USING btree (revision_id) WHERE (revision_id <> ''::text);


--
-- Name: images_by_date; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX images_by_date ON public.images USING btree (created_at DESC, id DESC);


--
-- Name: images_trash; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX images_trash ON public.images USING btree (deleted_at DESC, id DESC) WHERE (state = 'trashed'::text);


--
-- Name: item_views_by_day; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX item_views_by_day ON public.item_views USING btree (day);


--
-- Name: known_words_reversed; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX known_words_reversed ON public.known_words USING btree (length, reversed, word);


--
-- Name: outbox_by_turn; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX outbox_by_turn ON public.outbox USING btree (next_at);


--
-- Name: passkeys_by_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX passkeys_by_user ON public.passkeys USING btree (user_id);


--
-- Name: private_links_by_item; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX private_links_by_item ON public.private_links USING btree (kind, item_id);


--
-- Name: related_changes_by_item; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX related_changes_by_item ON public.related_changes USING btree (kind, item_id);


--
-- Name: related_items_by_weighing; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX related_items_by_weighing ON public.related_items USING btree (weighed_among);


--
-- Name: revisions_by_date; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX revisions_by_date ON public.revisions USING btree (saved_at);


--
-- Name: revisions_by_item; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX revisions_by_item ON public.revisions USING btree (kind, item_id, saved_at);


--
-- Name: revisions_without_images; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX revisions_without_images ON public.revisions USING btree (id) WHERE (image_ids IS NULL);


--
-- Name: services_creation_key; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX services_creation_key ON public.services USING btree (creation_key);


--
-- Name: sessions_by_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sessions_by_user ON public.sessions USING btree (user_id);


--
-- Name: unsaved_changes_by_age; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX unsaved_changes_by_age ON public.unsaved_changes USING btree (at);


--
-- Name: verifications_by_identifier; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX verifications_by_identifier ON public.verifications USING btree (identifier);


--
-- Name: view_hosts_by_day; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX view_hosts_by_day ON public.view_hosts USING btree (day);


--
-- Name: youtube_videos_active; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX youtube_videos_active ON public.youtube_videos USING btree (is_active, published_at DESC, id) WHERE (deleted_at IS NULL);


--
-- Name: youtube_videos_by_date; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX youtube_videos_by_date ON public.youtube_videos USING btree (published_at DESC, id);


--
-- Name: youtube_videos_trash; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX youtube_videos_trash ON public.youtube_videos USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);


--
-- Name: articles articles_announce; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER articles_announce AFTER UPDATE ON public.articles FOR EACH ROW WHEN (((NOT (old.is_draft AND new.is_draft)) AND ((old.updated_at IS DISTINCT FROM new.updated_at) OR (old.published_at IS DISTINCT FROM new.published_at) OR (old.is_draft IS DISTINCT FROM new.is_draft) OR (old.deleted_at IS DISTINCT FROM new.deleted_at) OR (old.is_noindex IS DISTINCT FROM new.is_noindex) OR (old.canonical_url IS DISTINCT FROM new.canonical_url)))) EXECUTE FUNCTION public.note_announcement('article');


--
-- Name: articles articles_announce_new; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER articles_announce_new AFTER INSERT ON public.articles FOR EACH ROW WHEN ((NOT new.is_draft)) EXECUTE FUNCTION public.note_announcement('article');


--
-- Name: articles articles_delete_links; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER articles_delete_links AFTER DELETE ON public.articles FOR EACH ROW EXECUTE FUNCTION public.end_private_links('article');


--
-- Name: articles articles_images; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER articles_images AFTER INSERT OR DELETE ON public.articles FOR EACH ROW EXECUTE FUNCTION public.refresh_articles_images();


--
-- Name: articles articles_offer_version; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER articles_offer_version AFTER UPDATE OF offer ON public.articles FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_version();


--
-- Name: articles articles_publish_links; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER articles_publish_links AFTER UPDATE OF is_draft, draft_revision_id, published_at ON public.articles FOR EACH ROW WHEN ((((NOT old.is_draft) AND (old.draft_revision_id IS NULL) AND (old.published_at <= now())) OR ((NOT new.is_draft) AND (new.draft_revision_id IS NULL) AND (new.published_at <= now())))) EXECUTE FUNCTION public.end_private_links('article');


--
-- Name: articles articles_related; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER articles_related AFTER INSERT OR DELETE ON public.articles FOR EACH ROW EXECUTE FUNCTION public.note_related_change('article');


--
-- Name: articles articles_search; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER articles_search AFTER INSERT OR UPDATE OF published_at, search_title, search_excerpt, is_draft, deleted_at ON public.articles FOR EACH ROW EXECUTE FUNCTION public.refresh_article_search();


--
-- Name: articles articles_sharing_version; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER articles_sharing_version AFTER UPDATE OF meta_title, meta_description, canonical_url, sharing_image_url, is_noindex, language, related_ids ON public.articles FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_version();


--
-- Name: articles articles_update_images; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER articles_update_images AFTER UPDATE OF content, image_url ON public.articles FOR EACH ROW WHEN (((new.content IS DISTINCT FROM old.content) OR (new.image_url IS DISTINCT FROM old.image_url))) EXECUTE FUNCTION public.refresh_articles_images();


--
-- Name: articles articles_update_related; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER articles_update_related AFTER UPDATE OF title, excerpt, content, category, tags, language, is_draft, deleted_at ON public.articles FOR EACH ROW WHEN (((old.title IS DISTINCT FROM new.title) OR (old.excerpt IS DISTINCT FROM new.excerpt) OR (old.content IS DISTINCT FROM new.content) OR (old.category IS DISTINCT FROM new.category) OR (old.tags IS DISTINCT FROM new.tags) OR (old.language IS DISTINCT FROM new.language) OR (old.is_draft IS DISTINCT FROM new.is_draft) OR (old.deleted_at IS DISTINCT FROM new.deleted_at))) EXECUTE FUNCTION public.note_related_change('article');


--
-- Name: articles articles_version; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER articles_version AFTER INSERT OR DELETE OR UPDATE OF id, title, category, excerpt, content, image_url, author, tags, read_time, is_featured, is_latest, published_at, first_published_at, version, is_draft, deleted_at ON public.articles FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_version();


--
-- Name: embedded_videos embedded_videos_images; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER embedded_videos_images AFTER INSERT OR DELETE ON public.embedded_videos FOR EACH ROW EXECUTE FUNCTION public.refresh_embedded_videos_images();


--
-- Name: embedded_videos embedded_videos_update_images; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER embedded_videos_update_images AFTER UPDATE OF thumbnail_url ON public.embedded_videos FOR EACH ROW WHEN ((new.thumbnail_url IS DISTINCT FROM old.thumbnail_url)) EXECUTE FUNCTION public.refresh_embedded_videos_images();


--
-- Name: embedded_videos embedded_videos_version; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER embedded_videos_version AFTER INSERT OR DELETE OR UPDATE ON public.embedded_videos FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_version();


--
-- Name: growth_solutions growth_solutions_announce; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER growth_solutions_announce AFTER UPDATE ON public.growth_solutions FOR EACH ROW WHEN (((NOT (old.is_draft AND new.is_draft)) AND ((old.updated_at IS DISTINCT FROM new.updated_at) OR (old.published_at IS DISTINCT FROM new.published_at) OR (old.is_draft IS DISTINCT FROM new.is_draft) OR (old.deleted_at IS DISTINCT FROM new.deleted_at) OR (old.is_noindex IS DISTINCT FROM new.is_noindex) OR (old.canonical_url IS DISTINCT FROM new.canonical_url) OR (old.is_active IS DISTINCT FROM new.is_active)))) EXECUTE FUNCTION public.note_announcement('solution');


--
-- Name: growth_solutions growth_solutions_announce_new; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER growth_solutions_announce_new AFTER INSERT ON public.growth_solutions FOR EACH ROW WHEN ((NOT new.is_draft)) EXECUTE FUNCTION public.note_announcement('solution');


--
-- Name: growth_solutions growth_solutions_delete_links; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER growth_solutions_delete_links AFTER DELETE ON public.growth_solutions FOR EACH ROW EXECUTE FUNCTION public.end_private_links('solution');


--
-- Name: growth_solutions growth_solutions_images; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER growth_solutions_images AFTER INSERT OR DELETE ON public.growth_solutions FOR EACH ROW EXECUTE FUNCTION public.refresh_growth_solutions_images();


--
-- Name: growth_solutions growth_solutions_publish_links; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER growth_solutions_publish_links AFTER UPDATE OF is_draft, draft_revision_id, published_at ON public.growth_solutions FOR EACH ROW WHEN ((((NOT old.is_draft) AND (old.draft_revision_id IS NULL) AND (old.published_at <= now())) OR ((NOT new.is_draft) AND (new.draft_revision_id IS NULL) AND (new.published_at <= now())))) EXECUTE FUNCTION public.end_private_links('solution');


--
-- Name: growth_solutions growth_solutions_related; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER growth_solutions_related AFTER INSERT OR DELETE ON public.growth_solutions FOR EACH ROW EXECUTE FUNCTION public.note_related_change('solution');


--
-- Name: growth_solutions growth_solutions_update_images; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER growth_solutions_update_images AFTER UPDATE OF content, image_url ON public.growth_solutions FOR EACH ROW WHEN (((new.content IS DISTINCT FROM old.content) OR (new.image_url IS DISTINCT FROM old.image_url))) EXECUTE FUNCTION public.refresh_growth_solutions_images();


--
-- Name: growth_solutions growth_solutions_update_related; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER growth_solutions_update_related AFTER UPDATE OF title, excerpt, content, language, is_draft, deleted_at ON public.growth_solutions FOR EACH ROW WHEN (((old.title IS DISTINCT FROM new.title) OR (old.excerpt IS DISTINCT FROM new.excerpt) OR (old.content IS DISTINCT FROM new.content) OR (old.language IS DISTINCT FROM new.language) OR (old.is_draft IS DISTINCT FROM new.is_draft) OR (old.deleted_at IS DISTINCT FROM new.deleted_at))) EXECUTE FUNCTION public.note_related_change('solution');


--
-- Name: growth_solutions growth_solutions_version; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER growth_solutions_version AFTER INSERT OR DELETE OR UPDATE ON public.growth_solutions FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_version();


--
-- Name: images images_version; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER images_version AFTER DELETE OR UPDATE OF alt, deleted_at ON public.images FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_version();


--
-- Name: revisions revisions_images; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER revisions_images AFTER INSERT OR DELETE OR UPDATE OF image_ids ON public.revisions FOR EACH ROW EXECUTE FUNCTION public.refresh_revisions_images();


--
-- Name: services services_images; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER services_images AFTER INSERT OR DELETE ON public.services FOR EACH ROW EXECUTE FUNCTION public.refresh_services_images();


--
-- Name: services services_related; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER services_related AFTER INSERT OR DELETE ON public.services FOR EACH ROW EXECUTE FUNCTION public.note_related_change('service');


--
-- Name: services services_update_images; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER services_update_images AFTER UPDATE OF fields ON public.services FOR EACH ROW WHEN ((new.fields IS DISTINCT FROM old.fields)) EXECUTE FUNCTION public.refresh_services_images();


--
-- Name: services services_update_related; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER services_update_related AFTER UPDATE OF title, fields, is_draft, deleted_at ON public.services FOR EACH ROW WHEN (((old.title IS DISTINCT FROM new.title) OR (old.fields IS DISTINCT FROM new.fields) OR (old.is_draft IS DISTINCT FROM new.is_draft) OR (old.deleted_at IS DISTINCT FROM new.deleted_at))) EXECUTE FUNCTION public.note_related_change('service');


--
-- Name: services services_version; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER services_version AFTER INSERT OR DELETE OR UPDATE ON public.services FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_version();


--
-- Name: site_documents site_documents_images; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER site_documents_images AFTER INSERT OR DELETE ON public.site_documents FOR EACH ROW EXECUTE FUNCTION public.refresh_site_documents_images();


--
-- Name: site_documents site_documents_update_images; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER site_documents_update_images AFTER UPDATE OF fields ON public.site_documents FOR EACH ROW WHEN ((new.fields IS DISTINCT FROM old.fields)) EXECUTE FUNCTION public.refresh_site_documents_images();


--
-- Name: site_documents site_documents_version; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER site_documents_version AFTER INSERT OR DELETE OR UPDATE ON public.site_documents FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_version();


--
-- Name: youtube_videos youtube_videos_images; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER youtube_videos_images AFTER INSERT OR DELETE ON public.youtube_videos FOR EACH ROW EXECUTE FUNCTION public.refresh_youtube_videos_images();


--
-- Name: youtube_videos youtube_videos_update_images; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER youtube_videos_update_images AFTER UPDATE OF thumbnail_url ON public.youtube_videos FOR EACH ROW WHEN ((new.thumbnail_url IS DISTINCT FROM old.thumbnail_url)) EXECUTE FUNCTION public.refresh_youtube_videos_images();


--
-- Name: youtube_videos youtube_videos_version; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER youtube_videos_version AFTER INSERT OR DELETE OR UPDATE ON public.youtube_videos FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_version();


--
-- Name: accounts accounts_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: article_search article_search_article_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.article_search
    ADD CONSTRAINT article_search_article_id_fkey FOREIGN KEY (article_id) REFERENCES public.articles(id) ON DELETE CASCADE;


--
-- Name: email_links email_links_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.email_links
    ADD CONSTRAINT email_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: passkeys passkeys_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: sessions sessions_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: two_factors two_factors_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.two_factors
    ADD CONSTRAINT two_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: unsaved_changes unsaved_changes_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.unsaved_changes
    ADD CONSTRAINT unsaved_changes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: user_roles user_roles_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.user_roles
    ADD CONSTRAINT user_roles_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- PostgreSQL database dump complete
--


